import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {templates} from './templates';

it('lists the templates that the documentation describes', () => {
  const page = readFileSync(join(__dirname, '../../docs/(getting-started)/templates.mdx'), 'utf8');
  const described = [...page.matchAll(/^\| \[[^\]]+\]\(#([\w-]+)\) \|/gm)].map((match) => match[1]);
  expect(templates.map(({anchor}) => anchor).sort()).toEqual(described.sort());
});
