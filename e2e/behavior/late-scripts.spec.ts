import type {Page} from '@playwright/test';
import {getNextPageLink} from '../support/getNextPageLink.ts';
import {holdRequests} from '../support/holdRequests.ts';
import {openPage, waitUntilInteractive} from '../support/openPage.ts';
import {getSearchDialog, openSearch} from '../support/getSearchDialog.ts';
import {expect, test} from '../support/test.ts';
import {waitUntilQuiet} from '../support/waitUntilQuiet.ts';

const scripts = '**/assets/js/*.js';

/** Returns the paths of the scripts that a page has requested, in order. */
function recordScripts(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.endsWith('.js')) {
      paths.push(pathname);
    }
  });
  return paths;
}

test('scripts: are only requested after the page has loaded, and then without interaction', async ({page}) => {
  const requested = recordScripts(page);
  let requestedAtLoad = -1;
  page.once('load', () => (requestedAtLoad = requested.length));
  const releaseFonts = await holdRequests(page, '**/assets/fonts/*.woff2');
  await page.goto('/docs/interpolate', {waitUntil: 'domcontentloaded'});
  await expect(page.getByRole('heading', {level: 1})).toHaveText('interpolate()');
  await waitUntilQuiet(page);
  expect(requested).toEqual([]);
  releaseFonts();
  await waitUntilInteractive(page);
  expect(requestedAtLoad).toBe(0);
  expect(requested.length).toBeGreaterThan(1);
});

test('scripts: load immediately when the reader interacts with the page', async ({page}) => {
  await holdRequests(page, '**/assets/fonts/*.woff2');
  await page.goto('/docs/interpolate', {waitUntil: 'domcontentloaded'});
  await page.mouse.click(600, 600);
  await waitUntilInteractive(page);
});

test('scripts: keys pressed before they load open the search with the typed text', async ({page}) => {
  const release = await holdRequests(page, scripts);
  await page.goto('/docs/interpolate', {waitUntil: 'domcontentloaded'});
  await page.keyboard.press('Control+k');
  await page.keyboard.type('spring dam', {delay: 5});
  release();
  await expect(getSearchDialog(page).input).toHaveValue('spring dam');
  await page.keyboard.type('ping');
  await expect(getSearchDialog(page).input).toHaveValue('spring damping');
});

test('scripts: a button pressed before they load acts afterwards, and only once', async ({page}) => {
  const release = await holdRequests(page, scripts);
  await page.setViewportSize({width: 390, height: 800});
  await page.goto('/docs/interpolate', {waitUntil: 'domcontentloaded'});
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  await toggle.click();
  release();
  await waitUntilInteractive(page);
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await waitUntilQuiet(page);
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
});

test('scripts: links work before they load', async ({page}) => {
  await holdRequests(page, scripts);
  await page.goto('/docs/interpolate', {waitUntil: 'domcontentloaded'});
  await getNextPageLink(page).click();
  await expect(page).toHaveURL('/docs/continue-render');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('continueRender()');
});

test('scripts: if they can not be loaded, the page shows a message, stays readable, and offers Retry', async ({
  page,
  problems,
}) => {
  problems.expect('error: Failed to load resource: net::ERR_FAILED');
  await page.route(scripts, (route) => route.abort());
  await page.goto('/docs/interpolate');
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page.getByRole('alert')).toContainText('couldn’t be loaded');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('interpolate()');
  await page.unroute(scripts);
  await page.getByRole('alert').getByRole('button', {name: 'Retry'}).click();
  await waitUntilInteractive(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the search stays open, with what was typed, if a page with another header arrives meanwhile', async ({page}) => {
  await openPage(page, '/');
  // Loads the dialog.
  const {root, input, hits} = await openSearch(page);
  await page.keyboard.press('Escape');
  await expect(root).toHaveCount(0);
  const release = await holdRequests(page, scripts);
  await page.getByRole('contentinfo').getByRole('link', {name: 'API Reference'}).click();
  await openSearch(page);
  await input.fill('spring');
  release();
  await expect(page.locator('h1')).toHaveText('API overview');
  await expect(input).toHaveValue('spring');
  await expect(hits.first()).toContainText('spring');
  await page.keyboard.press('Escape');
  await expect(root).toHaveCount(0);
});
