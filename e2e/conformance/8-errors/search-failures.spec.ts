import type {Page, Route} from '@playwright/test';
import {holdRequests} from '../../support/holdRequests.ts';
import {openPage} from '../../support/openPage.ts';
import {searchCall} from '../../support/searchCall.ts';
import {openSearch, searchFor} from '../../support/getSearchDialog.ts';
import {expect, test} from '../../support/test.ts';
import {proves} from '../../../packages/specification/proves.ts';
import type {StatementKey} from '../../../packages/specification/sections.ts';

const failures: Readonly<
  Record<
    string,
    {
      readonly statements: readonly StatementKey[];
      readonly answer: (route: Route) => Promise<void>;
      readonly logged: readonly string[];
    }
  >
> = {
  'no host reachable': {
    statements: ['2.search-error', '4.search-error', '8.unreachable'],
    answer: (route) => route.abort('connectionrefused'),
    logged: ['error: Failed to load resource: net::ERR_CONNECTION_REFUSED'],
  },
  'API error 500': {
    statements: ['8.api-error'],
    answer: (route) =>
      route.fulfill({
        status: 500,
        json: {message: 'The search failed because of an internal error. Try again later.', status: 500},
      }),
    logged: ['error: Failed to load resource: the server responded with a status of 500 (Internal Server Error)'],
  },
  'API error 403': {
    statements: ['8.api-error'],
    answer: (route) => route.fulfill({status: 403, json: {message: 'Invalid key', status: 403}}),
    logged: ['error: Failed to load resource: the server responded with a status of 403 (Forbidden)'],
  },
  'response not valid JSON': {
    statements: ['8.not-json'],
    answer: (route) => route.fulfill({status: 200, contentType: 'application/json', body: '<html>Not JSON</html>'}),
    logged: [],
  },
};

for (const [situation, {statements, answer, logged}] of Object.entries(failures)) {
  test(`search error screen, and recovery: ${situation}`, proves(...statements), async ({page, problems}) => {
    problems.expect(...logged);
    await openPage(page, '/docs/interpolate');
    await page.route(searchCall, answer);
    const {root, input, hits} = await openSearch(page);
    await input.fill('spring');
    await expect(root).toContainText('Unable to fetch results');
    await expect(root).toContainText('You might want to check your network connection.');
    await expect(hits).toHaveCount(0);
    // It stays, and doesn't disappear again immediately.
    await input.fill('springs');
    await expect(root).toContainText('Unable to fetch results');

    await page.unroute(searchCall);
    await input.fill('spring(');
    await expect(hits.first()).toContainText('spring');
    await expect(root).not.toContainText('Unable to fetch results');
  });
}

test('search error: results of an earlier query do not stay', async ({page, problems}) => {
  problems.expect('error: Failed to load resource: net::ERR_FAILED');
  await openPage(page, '/docs/interpolate');
  const {root, input, hits} = await searchFor(page, 'spring');
  await page.route(searchCall, (route) => route.abort());
  await input.fill('video');
  await expect(root).toContainText('Unable to fetch results');
  await expect(hits).toHaveCount(0);
});

function getNoResults(page: Page) {
  return page.getByText('No results for "');
}

test(
  "no results: 'No results for \"{query}\"' and a link 'Let us know.'",
  proves('2.search-none', '8.no-results', '8.let-us-know'),
  async ({page}) => {
    await openPage(page, '/docs/interpolate');
    const {root, input, hits} = await openSearch(page);
    await input.fill('xqzvwk & co');
    await expect(getNoResults(page)).toHaveText('No results for "xqzvwk & co"');
    await expect(hits).toHaveCount(0);
    const link = root.getByRole('link', {name: 'Let us know.'});
    await expect(link).toHaveAttribute('href', /^https:\/\/.*xqzvwk%20%26%20co$/);
    await expect(link).toHaveAttribute('target', '_blank');
  },
);

test('no results: up to 3 suggested queries, which search', proves('8.suggestions'), async ({page}) => {
  await openPage(page, '/docs/interpolate');
  const {root, input, hits} = await openSearch(page);
  await input.fill('mesuringsprings');
  await expect(getNoResults(page)).toBeVisible();
  const suggestions = root.locator('.DocSearch-Prefill').filter({visible: true});
  await expect(suggestions.first()).toHaveText('measureSpring()');
  expect(await suggestions.count()).toBeLessThanOrEqual(3);
  await suggestions.first().click();
  await expect(input).toHaveValue('measureSpring()');
  await expect(input).toBeFocused();
  await expect(hits.first()).toContainText('measureSpring()');
});

test('no results: links to the error finder and Discord if no query is similar', async ({page}) => {
  await openPage(page, '/docs/interpolate');
  const {root, input} = await openSearch(page);
  await input.fill('xqzvwk');
  await expect(getNoResults(page)).toBeVisible();
  await expect(root.locator('.DocSearch-Prefill').filter({visible: true})).toHaveCount(0);
  await expect(root.getByRole('link', {name: 'ask on Discord'})).toHaveAttribute('href', /discord/);
  await expect(root.getByRole('list', {name: 'Popular pages'})).toContainText('The fundamentals');
  await root.getByRole('link', {name: 'error finder'}).click();
  await expect(page).toHaveURL('/errors');
  await expect(root).toHaveCount(0);
});

test(
  'search: loading, then stalled after 300 ms waiting',
  proves('4.search-loading', '4.search-stalled', '9.stall'),
  async ({page}) => {
    await page.clock.install();
    await openPage(page, '/docs/interpolate');
    const release = await holdRequests(page, searchCall);
    const {root, input, hits} = await openSearch(page);
    const stalled = page.locator('.DocSearch-Container--Stalled');
    await page.clock.pauseAt(Date.now() + 60_000);
    const sent = page.waitForRequest(searchCall);
    await input.fill('spring');
    await page.clock.runFor(299);
    await expect(root).toBeVisible();
    await expect(stalled).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(stalled).toHaveCount(1);
    await sent;
    release();
    await expect(hits.first()).toBeVisible();
    await expect(stalled).toHaveCount(0);
  },
);

test('search: the response to an older query does not replace a newer one', async ({page}) => {
  await openPage(page, '/docs/interpolate');
  const {input, hits} = await openSearch(page);
  const release = await holdRequests(page, searchCall);
  await input.fill('interpolateColors()');
  await page.unroute(searchCall);
  await input.fill('measureSpring()');
  await expect(hits.first()).toContainText('measureSpring()');
  release();
  await page.waitForLoadState('networkidle');
  await expect(hits.first()).toContainText('measureSpring()');
});
