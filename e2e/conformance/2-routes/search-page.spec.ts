import type {Page} from '@playwright/test';
import {openPage} from '../../support/openPage.ts';
import {readAnswer, waitForSearch, readQuery, searchCall} from '../../support/searchCall.ts';
import {expect, test} from '../../support/test.ts';
import {proves} from '../../../packages/specification/proves.ts';

function getField(page: Page) {
  return page.getByRole('searchbox', {name: 'Search'});
}
function getStatus(page: Page) {
  return page.getByRole('main').getByRole('status');
}
function getResults(page: Page) {
  return page.getByRole('main').getByRole('list').first().locator('> li');
}
function getTitles(page: Page) {
  return getResults(page).getByRole('heading').allInnerTexts();
}

test('search page: query parameter q', proves('2.search', '9.query-parameter'), async ({page}) => {
  await openPage(page, '/search?q=interpolateColors()');
  await expect(getField(page)).toHaveValue('interpolateColors()');
  await expect(page).toHaveTitle('Search results for “interpolateColors()” | Remotion');
  await expect(getResults(page).first()).toContainText('interpolateColors()');
  await getResults(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('interpolateColors()');
});

test('search page: hits per page 20, and more results', proves('9.hits-per-page'), async ({page}) => {
  const first = waitForSearch(page);
  await page.goto('/search?q=video');
  const request = await first;
  expect(readQuery(request).params.get('hitsPerPage')).toBe('20');
  const {nbHits} = await readAnswer(request);
  expect(nbHits).toBeGreaterThan(40);
  await expect(getResults(page)).toHaveCount(20);
  await expect(getStatus(page)).toHaveText(`${nbHits} results, 20 shown`);
  const before = await getTitles(page);

  const second = waitForSearch(page);
  await page.getByRole('button', {name: 'Show more results'}).click();
  expect(readQuery(await second).params.get('page')).toBe('1');
  await expect(getResults(page)).toHaveCount(40);
  expect((await getTitles(page)).slice(0, 20)).toEqual(before);
  const urls = await getResults(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(urls).toHaveLength(40);
});

test('search page: searches while the reader types, and updates the URL', async ({page}) => {
  await openPage(page, '/search');
  await expect(getResults(page)).toHaveCount(0);
  await getField(page).fill('measureSpring()');
  await expect(page).toHaveURL(/\/search\?q=measureSpring/);
  await expect(getResults(page).first()).toContainText('measureSpring()');
  await page.reload();
  await expect(getResults(page).first()).toContainText('measureSpring()');
  await getField(page).fill('');
  await expect(getResults(page)).toHaveCount(0);
  await expect(getStatus(page)).toHaveText('');
});

test('search page: input maximum 64 characters, also in the URL', proves('5.input-length'), async ({page}) => {
  await openPage(page, `/search?q=${'a'.repeat(70)}`);
  await expect(getField(page)).toHaveValue('a'.repeat(64));
  await getField(page).fill('');
  await getField(page).focus();
  const search = waitForSearch(page);
  await page.keyboard.insertText('b'.repeat(70));
  await expect(getField(page)).toHaveValue('b'.repeat(64));
  expect(readQuery(await search).params.get('query')).toBe('b'.repeat(64));
});

test('search page: shows whole paragraphs, but no table cells', async ({page}) => {
  await openPage(page, '/search?q=how does a render wait for data');
  const texts = getResults(page).locator('p:last-child');
  await expect(texts.first()).toBeVisible();
  const all = await texts.allInnerTexts();
  expect(Math.max(...all.map((text) => text.length))).toBeGreaterThan(120);
  await openPage(page, '/search?q=audioBufferToDataUrl');
  await expect(getResults(page).first()).toBeVisible();
  await expect(getResults(page).getByText(/· Yes/)).toHaveCount(0);
});

test("search page: 'No results for \"{query}\"' and 'Let us know.'", async ({page}) => {
  await openPage(page, '/search?q=xqzvwk');
  await expect(getStatus(page)).toHaveText('No results for "xqzvwk"');
  await expect(page.getByRole('link', {name: 'Let us know.'})).toHaveAttribute('href', /xqzvwk$/);
});

test('search page: an error with Retry', async ({page, problems}) => {
  problems.expect('error: Failed to load resource: net::ERR_FAILED');
  await page.route(searchCall, (route) => route.abort());
  await openPage(page, '/search?q=interpolateColors()');
  await expect(getStatus(page)).toContainText('Unable to fetch results');
  await expect(getStatus(page)).toContainText('You might want to check your network connection.');
  const retry = page.getByRole('button', {name: 'Retry'});
  await retry.click();
  await expect(retry).toBeVisible();
  await page.unroute(searchCall);
  await retry.click();
  await expect(getResults(page).first()).toContainText('interpolateColors()');
  await expect(retry).toHaveCount(0);
});

test('search page: an error while more results load keeps the existing ones', async ({page, problems}) => {
  problems.expect('error: Failed to load resource: net::ERR_FAILED');
  await openPage(page, '/search?q=video');
  await expect(getResults(page)).toHaveCount(20);
  await page.route(searchCall, (route) => route.abort());
  await page.getByRole('button', {name: 'Show more results'}).click();
  await expect(getStatus(page)).toContainText('Unable to fetch results');
  await expect(getResults(page)).toHaveCount(20);
  await page.unroute(searchCall);
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(getResults(page)).toHaveCount(40);
});

test('search page: renders the response of a host as text, not HTML', async ({page}) => {
  const search = waitForSearch(page);
  await openPage(page, '/search?q=interpolate');
  const answer = await (await (await search).response())?.text();
  await page.route(searchCall, (route) =>
    route.fulfill({body: answer?.replaceAll('<mark>', '<img src=x onerror=document.title=1><mark>') ?? ''}),
  );
  await getField(page).fill('interpolateColors()');
  await expect(getResults(page).first()).toContainText('<img src=x');
  await expect(getResults(page).locator('img')).toHaveCount(0);
});
