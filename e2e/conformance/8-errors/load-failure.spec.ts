import type {Page} from '@playwright/test';
import {getNextPageLink} from '../../support/getNextPageLink.ts';
import {lazyScripts, waitForFailedScript} from '../../support/lazyScripts.ts';
import {openPage, waitUntilInteractive} from '../../support/openPage.ts';
import {expect, test} from '../../support/test.ts';
import {proves} from '../../../packages/specification/proves.ts';

const failedRequest = 'error: Failed to load resource: net::ERR_FAILED';

function getHeading(page: Page) {
  return page.getByRole('heading', {level: 1});
}
function retry(page: Page) {
  return page.getByRole('alert').getByRole('button', {name: 'Retry'});
}

test(
  'page load failure: error message and Retry button',
  proves('4.load-retry', '8.load'),
  async ({page, problems}) => {
    problems.expect(failedRequest);
    await openPage(page, '/docs/interpolate');
    await page.route(lazyScripts, (route) => route.abort());
    await getNextPageLink(page).click();
    await expect(page).toHaveURL('/docs/continue-render');
    await expect(page.getByRole('alert')).toContainText('This page could not be loaded');
    await expect(page.getByRole('alert')).toContainText('Loading chunk');
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();

    const failed = waitForFailedScript(page);
    await retry(page).click();
    await failed;
    await expect(page.getByRole('alert')).toBeVisible();

    await page.unroute(lazyScripts);
    await retry(page).click();
    await waitUntilInteractive(page);
    await expect(getHeading(page)).toHaveText('continueRender()');
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);

test('page load failure: other pages can still be opened', async ({page, problems}) => {
  problems.expect(failedRequest);
  await openPage(page, '/docs/interpolate');
  await page.route(lazyScripts, (route) => route.abort());
  await getNextPageLink(page).click();
  await expect(retry(page)).toBeVisible();
  await page.unroute(lazyScripts);
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'API', exact: true}).click();
  await expect(getHeading(page)).toHaveText('API overview');
});

test(
  'page load failure of the first page: it stays readable, with a message and Retry',
  proves('4.load-retry', '8.load'),
  async ({page, problems}) => {
    problems.expect(failedRequest);
    await page.route(lazyScripts, (route) => route.abort());
    await page.goto('/docs/interpolate');
    await expect(page.getByRole('alert')).toContainText('couldn’t be loaded');
    await expect(getHeading(page)).toHaveText('interpolate()');
    await expect(page.getByRole('main').getByText('maps a number from one range to another')).toBeVisible();

    await page.unroute(lazyScripts);
    await retry(page).click();
    await waitUntilInteractive(page);
    await expect(getHeading(page)).toHaveText('interpolate()');
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
