import {join} from 'node:path';
import {afterEach, expect, test, vi} from 'vitest';
import {computeCacheKey, listCacheInputs} from './dropStaleCache.ts';
import {siteVariables} from './siteVariables.ts';
import {root} from '../../packages/tooling/root.ts';

afterEach(() => vi.unstubAllEnvs());

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
  const path = join(root, file);
  const inputs = await listCacheInputs();
  expect(inputs.filter((input) => input === path || path.startsWith(`${input}/`))).toHaveLength(1);
});

test.each(siteVariables)('a change of %s makes the pages of an earlier build stale', async (name) => {
  const before = await computeCacheKey();
  vi.stubEnv(name, 'changed');
  expect(await computeCacheKey()).not.toBe(before);
});

test('without a change, pages are reused', async () => {
  expect(await computeCacheKey()).toBe(await computeCacheKey());
});
