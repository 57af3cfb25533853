import {holdRequests} from '../holdRequests.ts';
import {openPage, waitUntilInteractive} from '../openPage.ts';
import {searchDialog} from '../searchDialog.ts';
import {expect, test} from '../test.ts';

/** The code of pages and parts: every script but those that each page names itself. */
const lazyScripts = /\/assets\/js\/(?!main\.|runtime~main\.).*\.js$/;
/** Milliseconds that a script may take. */
const patience = 15_000;

test('a page whose script hangs: after 15 s it says so and offers Retry', async ({page}) => {
  await page.clock.install();
  await openPage(page, '/docs/interpolate');
  const release = await holdRequests(page, lazyScripts);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog', exact: true}).click();
  await expect(page).toHaveURL('/blog');
  await page.clock.runFor(patience - 1);
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
  test(`a first page where ${what}: it is readable, says so after 15 s, and works when they come`, async ({page}) => {
    await page.clock.install();
    const release = await holdRequests(page, scripts);
    const asked = page.waitForRequest(scripts);
    await page.goto('/docs/interpolate');
    await page.clock.runFor(2_000);
    await asked;
    await page.clock.runFor(patience);
    const banner = page.getByRole('alert');
    await expect(banner).toHaveCount(1);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('interpolate()');
    release();
    await page.clock.resume();
    await banner.getByText('Retry').click();
    await waitUntilInteractive(page);
    await expect(banner).toHaveCount(0);
  });
}

test('scripts that come after all take the word about them away', async ({page}) => {
  await page.clock.install();
  const release = await holdRequests(page, '**/assets/js/*.js');
  await page.goto('/');
  await page.clock.runFor(2_000 + patience);
  const banner = page.getByRole('alert');
  await expect(banner).toContainText('slow to come');
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  release();
  await page.clock.resume();
  await waitUntilInteractive(page);
  await expect(banner).toHaveCount(0);
  // What was pressed in the meantime is done.
  await expect(searchDialog(page).input).toBeFocused();
});

test('a search dialog that does not come: it says so, keeps what is typed, and comes when tried again', async ({
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
  const fault = page.getByRole('alert').filter({hasText: 'The search could not be loaded.'});
  await expect(fault).toBeVisible();
  const field = page.getByRole('searchbox', {name: 'Search'});
  await expect(field).toHaveValue('spring');
  await page.keyboard.type('s');
  await expect(field).toHaveValue('springs');
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(button).toBeFocused();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('interpolate');
  await expect(field).toHaveValue('interpolate');
  await page.unrouteAll();
  await page.getByRole('button', {name: 'Retry'}).click();
  const {input, hits} = searchDialog(page);
  await expect(input).toBeFocused();
  await expect(input).toHaveValue('interpolate');
  await expect(hits.first()).toContainText('interpolate');
  await expect(fault).toHaveCount(0);
});
