import type {Page} from '@playwright/test';
import {openPage, waitUntilInteractive} from '../../openPage.ts';
import {expect, test} from '../../test.ts';
import {proves} from '../proves.ts';

/** The code of pages: every script but those that each page names itself. */
const pageScripts = /\/assets\/js\/(?!main\.|runtime~main\.).*\.js$/;
const failedRequest = 'error: Failed to load resource: net::ERR_FAILED';

const heading = (page: Page) => page.getByRole('heading', {level: 1});
const retry = (page: Page) => page.getByRole('alert').getByRole('button', {name: 'Retry'});
const followNext = (page: Page) =>
  page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link', {name: 'Next'}).click();

test(
  'page load failure: error message and Retry button',
  proves('4.load-retry', '8.load'),
  async ({page, problems}) => {
    problems.expect(failedRequest);
    await openPage(page, '/docs/interpolate');
    await page.route(pageScripts, (route) => route.abort());
    await followNext(page);
    await expect(page).toHaveURL('/docs/continue-render');
    await expect(page.getByRole('alert')).toContainText('This page could not be loaded');
    await expect(page.getByRole('alert')).toContainText('Loading chunk');
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();

    await retry(page).click();
    await expect(page.getByRole('alert')).toBeVisible();

    await page.unroute(pageScripts);
    await retry(page).click();
    await waitUntilInteractive(page);
    await expect(heading(page)).toHaveText('continueRender()');
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);

test('page load failure: other pages can still be opened', async ({page, problems}) => {
  problems.expect(failedRequest);
  await openPage(page, '/docs/interpolate');
  await page.route(pageScripts, (route) => route.abort());
  await followNext(page);
  await expect(retry(page)).toBeVisible();
  await page.unroute(pageScripts);
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'API', exact: true}).click();
  await expect(heading(page)).toHaveText('API overview');
});

test(
  'page load failure of the first page: it stays readable, with a message and Retry',
  proves('4.load-retry', '8.load'),
  async ({page, problems}) => {
    problems.expect(failedRequest);
    await page.route(pageScripts, (route) => route.abort());
    await page.goto('/docs/interpolate');
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await expect(heading(page)).toHaveText('interpolate()');
    await expect(page.getByRole('main').getByText('Turns one number into another')).toBeVisible();

    await page.unroute(pageScripts);
    await retry(page).click();
    await waitUntilInteractive(page);
    await expect(heading(page)).toHaveText('interpolate()');
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);

test(
  'base URL banner: on the home page only, when its scripts can not be found',
  proves('2.base-url-banner'),
  async ({page, problems}) => {
    problems.expect(failedRequest);
    const banner = page.getByText('Your Docusaurus site did not load properly.');
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/');
    await expect(banner).toHaveCount(1);
    await page.goto('/docs/interpolate');
    await expect(banner).toHaveCount(0);
    await page.unroute('**/*.js');
    await openPage(page, '/');
    await expect(banner).toHaveCount(0);
  },
);
