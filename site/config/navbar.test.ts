import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {root} from '../../packages/tooling/root.ts';
import {translationGuide} from './navbar.ts';

test('leads to the section about translations in CONTRIBUTING.md', () => {
  const [file = '', anchor = ''] = new URL(translationGuide).href.split('/').at(-1)?.split('#') ?? [];
  const headings = [...readFileSync(join(root, file), 'utf8').matchAll(/^#+ (.+)$/gm)].map(
    ([, heading = '']) => heading,
  );
  expect(headings.map((heading) => heading.toLowerCase().replaceAll(' ', '-'))).toContain(anchor);
});
