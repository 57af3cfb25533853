import type {Page} from '@playwright/test';
import {openPage} from '../support/openPage.ts';
import {expect, test} from '../support/test.ts';
import {readTree} from './readTree.ts';

const pages = [
  {kind: 'the front page', path: '/', tree: 'front-page'},
  {kind: 'a page of the reference with videos, an explorer and tables', path: '/docs/spring', tree: 'reference'},
  {kind: 'a guide with tabs', path: '/docs/lottie', tree: 'guide'},
  {kind: 'a page with a diagram and a planner', path: '/docs/lambda/concurrency', tree: 'diagram'},
  {kind: 'a list of posts', path: '/blog', tree: 'posts'},
  {kind: 'a post', path: '/blog/3-2', tree: 'post'},
  {kind: 'the search page', path: '/search?q=spring', tree: 'search-page'},
  {kind: 'the playground', path: '/playground', tree: 'playground'},
  {kind: 'the error messages', path: '/errors', tree: 'errors'},
  {kind: 'the showcase', path: '/showcase/', tree: 'showcase'},
  {kind: 'a page of marketing', path: '/lambda/', tree: 'marketing'},
];

// Nothing plays automatically.
test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const {kind, path, tree} of pages) {
  test(`screen reader: ${kind} has its names in the right order: ${path}`, async ({page}) => {
    await openPage(page, path);
    await expectPage(page, tree);
  });
}

test('screen reader: the not-found page has its names in the right order', async ({page, problems}) => {
  problems.expect('error: Failed to load resource: the server responded with a status of 404 (Not Found)');
  await openPage(page, '/docs/interpolat');
  await expectPage(page, 'not-found');
});

async function expectPage(page: Page, tree: string): Promise<void> {
  const body = page.locator('body');
  // The playground has to load first.
  await expect.soft(body).toMatchAriaSnapshot(readTree(tree), {timeout: 30_000});
  await expect.soft(body).toMatchAriaSnapshot(readTree('every-page'));
  // The playground fills the window.
  if (tree !== 'playground') {
    await expect.soft(body).toMatchAriaSnapshot(readTree('footer'));
  }
  const levels = await page
    .getByRole('heading')
    .evaluateAll((headings) => headings.map(({tagName}) => Number(tagName.slice(1))));
  // Heading levels only increase by one at a time, and none is above the heading of the page.
  expect.soft(levels[0]).toBe(1);
  expect.soft(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
}
