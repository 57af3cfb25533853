import type {Page} from '@playwright/test';
import {holdRequests} from '../support/holdRequests.ts';
import {lazyScripts, waitForFailedScript} from '../support/lazyScripts.ts';
import {openPage, waitUntilInteractive} from '../support/openPage.ts';
import {getSearchDialog} from '../support/getSearchDialog.ts';
import {dataSaver, setConnection} from '../support/setConnection.ts';
import {expect, test} from '../support/test.ts';

/** The timeout of a script in milliseconds. */
const chunkLoadTimeoutMs = 15_000;

test('a page whose script hangs: shows a message after 15 s and offers Retry', async ({page}) => {
  // Otherwise, the first request could be for a page that is loaded ahead.
  await setConnection(page, dataSaver);
  await page.clock.install();
  await openPage(page, '/docs/interpolate');
  const release = await holdRequests(page, lazyScripts);
  await page.clock.pauseAt(Date.now() + 60_000);
  const request = page.waitForRequest(lazyScripts);
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog', exact: true}).click();
  await expect(page).toHaveURL('/blog');
  await request;
  await page.clock.runFor(chunkLoadTimeoutMs - 1);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('interpolate()');
  await page.clock.runFor(1);
  const failure = page.getByRole('alert');
  await expect(failure).toContainText('This page could not be loaded');
  release();
  await page.clock.resume();
  await failure.getByRole('button', {name: 'Retry'}).click();
  await waitUntilInteractive(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Blog');
});

for (const [what, scripts] of [
  ['all scripts hang', '**/assets/js/*.js'],
  ['the script of the page hangs', lazyScripts],
] as const) {
  test(`a first page where ${what}: is readable, shows a message after 15 s, and works when they load`, async ({
    page,
  }) => {
    await page.clock.install();
    const release = await holdRequests(page, scripts);
    const request = page.waitForRequest(scripts);
    await page.goto('/docs/interpolate');
    await page.clock.runFor(2_000);
    await request;
    await page.clock.runFor(chunkLoadTimeoutMs);
    const banner = page.getByRole('alert');
    await expect(banner).toHaveCount(1);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('interpolate()');
    // Scripts that arrive would remove the message, so Retry comes first.
    await banner.getByText('Retry').click();
    release();
    await page.clock.resume();
    await waitUntilInteractive(page);
    await expect(banner).toHaveCount(0);
  });
}

test('scripts that load late remove the message', async ({page}) => {
  await page.clock.install();
  const release = await holdRequests(page, '**/assets/js/*.js');
  await page.goto('/');
  await page.clock.runFor(2_000 + chunkLoadTimeoutMs);
  const banner = page.getByRole('alert');
  await expect(banner).toContainText('This page is still loading.');
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  release();
  await page.clock.resume();
  await waitUntilInteractive(page);
  await expect(banner).toHaveCount(0);
  // The key pressed in the meantime is replayed.
  await expect(getSearchDialog(page).input).toBeFocused();
});

test('a search dialog that does not load: shows a message, keeps the input, and loads on retry', async ({
  page,
  problems,
}) => {
  problems.expect('error: Failed to load resource: net::ERR_FAILED');
  await openPage(page, '/docs/interpolate');
  await page.waitForLoadState('networkidle');
  await page.route(lazyScripts, (route) => route.abort());
  const button = page.getByRole('button', {name: 'Search', exact: true});
  await button.click();
  await page.keyboard.type('spring');
  const problem = page
    .getByRole('alert')
    .filter({hasText: 'The search didn’t load. Check your connection, then try again.'});
  await expect(problem).toBeVisible();
  const field = page.getByRole('searchbox', {name: 'Search'});
  await expect(field).toHaveValue('spring');
  await page.keyboard.type('s');
  await expect(field).toHaveValue('springs');
  // Both keys load the dialog again: Escape because the button gets the focus. If one of these requests came after the
  // scripts work again, the dialog would replace Retry before the click.
  await pressAndAwaitFailure(page, 'Escape');
  await expect(field).toHaveCount(0);
  await expect(button).toBeFocused();
  await pressAndAwaitFailure(page, 'Control+k');
  await page.keyboard.type('interpolate');
  await expect(field).toHaveValue('interpolate');
  await page.unrouteAll();
  await page.getByRole('button', {name: 'Retry'}).click();
  const {input, hits} = getSearchDialog(page);
  await expect(input).toBeFocused();
  await expect(input).toHaveValue('interpolate');
  await expect(hits.first()).toContainText('interpolate');
  await expect(problem).toHaveCount(0);
});

/** Presses a key that requests a script, and waits until that request has failed. */
async function pressAndAwaitFailure(page: Page, key: string): Promise<void> {
  const failure = waitForFailedScript(page);
  await page.keyboard.press(key);
  await failure;
}
