import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {templates} from './templates';

it('lists the templates that the documentation describes, with their flags', () => {
  const page = readFileSync(join(__dirname, '../../docs/(getting-started)/templates.mdx'), 'utf8');
  const rows = page.matchAll(/^\| \[[^\]]+\]\(#([\w-]+)\) \| `--([\w-]+)` \|/gm);
  const described = [...rows].map(([, anchor, flag]) => `${anchor} ${flag}`);
  expect(templates.map(({anchor, flag}) => `${anchor} ${flag}`).sort()).toEqual(described.sort());
});
