import {expect, test} from 'vitest';
import {createPageFinder} from './createPageFinder.ts';

const findPages = createPageFinder();

test.each([
  ['a string', 'e2e/behavior/tables.spec.ts', 'content/docs/coverage.mdx'],
  ['a regular expression', 'e2e/tools/errors.spec.ts', 'content/docs/(troubleshooting)/timeout.mdx'],
  ['a path with a hash', 'e2e/behavior/below-the-fold.spec.ts', 'content/docs/(getting-started)/the-fundamentals.mdx'],
  ['a path with a slash at its end', 'e2e/behavior/below-the-fold.spec.ts', 'content/docs/getting-started.mdx'],
  ['the path of a post', 'e2e/support/everyPage.ts', 'content/blog'],
  ['the path of a lesson', 'e2e/course/course.spec.ts', 'content/course'],
])('finds the page of %s', (_, code, page) => {
  expect(findPages([code])).toContain(page);
});

test('ignores other paths and files that have been deleted', () => {
  expect(findPages(['scripts/writeNginx.ts', 'e2e/deleted.spec.ts'])).toEqual([]);
});
