import {appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {afterEach, expect, test} from 'vitest';
import {computeCacheKey} from './dropStaleCache.ts';
import {root} from '../packages/tooling/root.ts';

let restore = (): void => {};
afterEach(() => restore());

/** Changes a file of the repository until the test ends. */
function changeFile(file: string): void {
  const path = join(root, file);
  // Before the first build, generated files may not exist yet.
  const text = existsSync(path) ? readFileSync(path) : undefined;
  restore = () => (text ? writeFileSync(path, text) : rmSync(path));
  mkdirSync(dirname(path), {recursive: true});
  appendFileSync(path, '\n');
}

test.each([
  // Create the data of pages.
  'packages/toolkit-model/rules/codecs.ts',
  'packages/toolkit-model/lookUp.ts',
  'packages/content-model/generated/coverage.json',
  // Decide which samples can be edited.
  'packages/playground-core/compile/compileProject.ts',
  // Transform pages.
  'site/plugins/mdx/packageFacts/resolve.ts',
  'packages/toolkit-model/generated/model.json',
  'demos/fade-in/demo.ts',
])('a change of %s makes the pages of an earlier build stale', async (file) => {
  const before = await computeCacheKey();
  changeFile(file);
  expect(await computeCacheKey()).not.toBe(before);
});

test('without a change, pages are reused', async () => {
  expect(await computeCacheKey()).toBe(await computeCacheKey());
});
