import {expect, test} from 'vitest';
import {getClaimedPage} from './getClaimedPage.ts';

test.each([
  ['content/docs/player/api.claims.tsx', 'content/docs/player/api.mdx'],
  ['content/docs/player/api.errors.claims.tsx', 'content/docs/player/api.mdx'],
  ['content/docs/(remotion)/audio.slow.claims.ts', 'content/docs/(remotion)/audio.mdx'],
  ['content/docs/(migration)/2-0-migration.claims.ts', 'content/docs/(migration)/2-0-migration.mdx'],
  ['content/docs/player/api.mdx', undefined],
])('returns the page of %s: %s', (file, page) => {
  expect(getClaimedPage(file)).toBe(page);
});
