import type {Page} from '@playwright/test';
import type {SearchResponseBody} from '../../packages/search/contract.ts';
import {holdRequests} from '../support/holdRequests.ts';
import {openPage} from '../support/openPage.ts';
import {searchCall} from '../support/searchCall.ts';
import {openSearch, searchFor} from '../support/getSearchDialog.ts';
import {setSearchSettings} from '../support/setSearchSettings.ts';
import {expect, test} from '../support/test.ts';

const outline = /\/assets\/search\/outline\./;
const texts = /\/assets\/search\/texts-/;
const searchFiles = /\/search\/worker\.js|\/assets\/search\//;

/** Records the requests of a page with search in the browser. */
async function searchInBrowser(page: Page): Promise<string[]> {
  const requested: string[] = [];
  page.context().on('request', (request) => {
    const url = request.url();
    if (searchFiles.test(url) || searchCall.test(url)) {
      requested.push(new URL(url).pathname);
    }
  });
  await setSearchSettings(page, {backend: 'browser'});
  return requested;
}

test('search in the browser: loads the outline first, then texts, without a search request, and with the content policy', async ({
  page,
}) => {
  const requested = await searchInBrowser(page);
  const release = await holdRequests(page, texts);
  await openPage(page, '/docs/spring');
  await expect(page.locator('link[rel="preconnect"]')).toHaveCount(0);
  expect(requested).toEqual([]);
  const {root, input, hits} = await searchFor(page, 'interpolateColors()');
  await expect(hits.first()).toContainText('interpolateColors()');
  expect(requested.slice(0, 2)).toEqual(['/search/worker.js', expect.stringMatching(outline)]);

  await input.fill('why does my video flicker');
  await expect(page.locator('.DocSearch-Container--Stalled')).toBeVisible();
  release();
  await expect(hits.first()).toContainText('flicker', {ignoreCase: true});
  await hits.first().getByRole('link').click();
  await expect(root).toHaveCount(0);
  expect(page.url()).toContain('flicker');
  expect(requested.filter((path) => !searchFiles.test(path))).toEqual([]);
});

test('search in the browser: the answers match those of the server', async ({page, request, baseURL}) => {
  await searchInBrowser(page);
  await openPage(page, '/search?q=spring%20physics');
  const links = page.locator('main li h2').getByRole('link');
  await expect(links.first()).toBeVisible();
  const data = {requests: [{indexName: 'remotion', query: 'spring physics', page: 0}]};
  const answer = await request.post(`${baseURL}/1/indexes/*/queries`, {data});
  const {results} = (await answer.json()) as SearchResponseBody;
  const [{hits = [], nbHits = 0} = {}] = results;
  const getPath = (url: string): string => url.replace(/^https?:\/\/[^/]*/, '');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    hits.map(({url = ''}) => getPath(url)),
  );
  await expect(page.locator('main').getByRole('status')).toContainText(`${nbHits} results`);
});

test('search in the browser: missing files are an error from which the next search recovers', async ({page}) => {
  await searchInBrowser(page);
  await page.route(texts, (route) => route.abort());
  await openPage(page, '/docs/spring');
  const {root, input, hits} = await openSearch(page);
  await input.fill('why does my video flicker');
  await expect(root).toContainText('Unable to fetch results');
  await expect(input).toHaveValue('why does my video flicker');
  await page.unroute(texts);
  await input.fill('why does my video flicker ');
  await expect(hits.first()).toContainText('flicker', {ignoreCase: true});
});
