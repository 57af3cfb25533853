import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {readPackageFacts} from '../../content-model/readContent.ts';
import {root} from '../../tooling/root.ts';

const folders = ['rules', 'check'].map((folder) => join(root, 'packages', 'agents', folder));
// Paths of pages, without the ones that a template completes: '/docs/interpolate#easing'.
const linkPattern = /'(\/docs\/[a-z0-9/-]+)(?:#[^']*)?'/g;

test('rules and explanations only link to pages that exist', () => {
  const routes = new Set(readPackageFacts().pagePaths);
  const links = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .flatMap((file) =>
        [...readFileSync(join(folder, file), 'utf8').matchAll(linkPattern)].map(([, route = '']) => route),
      ),
  );
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter((route) => !routes.has(route))).toEqual([]);
});
