import type {Page} from '@playwright/test';
import {openPage} from '../../openPage.ts';
import {answerOf, nextSearch, queryOf, searchCall} from '../../searchCall.ts';
import {expect, test} from '../../test.ts';
import {proves} from '../proves.ts';

const field = (page: Page) => page.getByRole('searchbox', {name: 'Search'});
const status = (page: Page) => page.getByRole('main').getByRole('status');
const results = (page: Page) => page.getByRole('main').getByRole('list').first().locator('> li');
const titles = (page: Page) => results(page).getByRole('heading').allInnerTexts();

test('search page: query parameter q', proves('2.search', '9.query-parameter'), async ({page}) => {
  await openPage(page, '/search?q=interpolateColors()');
  await expect(field(page)).toHaveValue('interpolateColors()');
  await expect(page).toHaveTitle('Search results for “interpolateColors()” | Remotion');
  await expect(results(page).first()).toContainText('interpolateColors()');
  await results(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('interpolateColors()');
});

test('search page: hits per page 20, and more results', proves('9.hits-per-page'), async ({page}) => {
  const first = nextSearch(page);
  await page.goto('/search?q=video');
  const request = await first;
  expect(queryOf(request).params.get('hitsPerPage')).toBe('20');
  const {nbHits} = await answerOf(request);
  expect(nbHits).toBeGreaterThan(40);
  await expect(results(page)).toHaveCount(20);
  await expect(status(page)).toHaveText(`${nbHits} results, 20 shown`);
  const before = await titles(page);

  const second = nextSearch(page);
  await page.getByRole('button', {name: 'More results'}).click();
  expect(queryOf(await second).params.get('page')).toBe('1');
  await expect(results(page)).toHaveCount(40);
  expect((await titles(page)).slice(0, 20)).toEqual(before);
  const addresses = await results(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toHaveLength(40);
});

test('search page: what is typed is searched, and stands in the address', async ({page}) => {
  await openPage(page, '/search');
  await expect(results(page)).toHaveCount(0);
  await field(page).fill('measureSpring()');
  await expect(page).toHaveURL(/\/search\?q=measureSpring/);
  await expect(results(page).first()).toContainText('measureSpring()');
  await page.reload();
  await expect(results(page).first()).toContainText('measureSpring()');
  await field(page).fill('');
  await expect(results(page)).toHaveCount(0);
  await expect(status(page)).toHaveText('');
});

test('search page: input maximum 64 characters, also in the address', proves('5.input-length'), async ({page}) => {
  await openPage(page, `/search?q=${'a'.repeat(70)}`);
  await expect(field(page)).toHaveValue('a'.repeat(64));
  await field(page).fill('');
  await field(page).focus();
  const search = nextSearch(page);
  await page.keyboard.insertText('b'.repeat(70));
  await expect(field(page)).toHaveValue('b'.repeat(64));
  expect(queryOf(await search).params.get('query')).toBe('b'.repeat(64));
});

test("search page: 'No results for \"{query}\"' and 'Let us know.'", async ({page}) => {
  await openPage(page, '/search?q=xqzvwk');
  await expect(status(page)).toHaveText('No results for "xqzvwk"');
  await expect(page.getByRole('link', {name: 'Let us know.'})).toHaveAttribute('href', /xqzvwk$/);
});

test('search page: an error with Retry', async ({page, problems}) => {
  problems.expect('error: Failed to load resource: net::ERR_FAILED');
  await page.route(searchCall, (route) => route.abort());
  await openPage(page, '/search?q=interpolateColors()');
  await expect(status(page)).toContainText('Unable to fetch results');
  await expect(status(page)).toContainText('You might want to check your network connection.');
  const retry = page.getByRole('button', {name: 'Retry'});
  await retry.click();
  await expect(retry).toBeVisible();
  await page.unroute(searchCall);
  await retry.click();
  await expect(results(page).first()).toContainText('interpolateColors()');
  await expect(retry).toHaveCount(0);
});

test('search page: an error while more results load keeps those that are there', async ({page, problems}) => {
  problems.expect('error: Failed to load resource: net::ERR_FAILED');
  await openPage(page, '/search?q=video');
  await expect(results(page)).toHaveCount(20);
  await page.route(searchCall, (route) => route.abort());
  await page.getByRole('button', {name: 'More results'}).click();
  await expect(status(page)).toContainText('Unable to fetch results');
  await expect(results(page)).toHaveCount(20);
  await page.unroute(searchCall);
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(results(page)).toHaveCount(40);
});

test('search page: what a host sends is text, not HTML', async ({page}) => {
  const search = nextSearch(page);
  await openPage(page, '/search?q=interpolate');
  const answer = await (await (await search).response())?.text();
  await page.route(searchCall, (route) =>
    route.fulfill({body: answer?.replaceAll('<mark>', '<img src=x onerror=document.title=1><mark>') ?? ''}),
  );
  await field(page).fill('interpolateColors()');
  await expect(results(page).first()).toContainText('<img src=x');
  await expect(results(page).locator('img')).toHaveCount(0);
});
