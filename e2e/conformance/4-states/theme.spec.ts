import type {Page} from '@playwright/test';
import {storeBeforehand, storedText} from '../../browserStorage.ts';
import {builtSite} from '../../builtSite.ts';
import {holdRequests} from '../../holdRequests.ts';
import {openPage, waitUntilInteractive} from '../../openPage.ts';
import {expect, test} from '../../test.ts';
import {proves} from '../proves.ts';

const html = (page: Page) => page.locator('html');
const toggle = (page: Page) => page.getByRole('button', {name: /^Switch between dark and light mode/});
const backgroundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

test.describe('with a system set to dark', () => {
  test.use({colorScheme: 'dark'});

  test(
    'colour mode: default light; does not follow system preference',
    proves('4.light-default', '4.system', '9.colour-mode'),
    async ({page}) => {
      await openPage(page, '/docs/interpolate');
      await expect(html(page)).toHaveAttribute('data-theme', 'light');
      expect(await backgroundOf(page)).toBe('rgb(255, 255, 255)');
      await page.emulateMedia({colorScheme: 'light'});
      await page.emulateMedia({colorScheme: 'dark'});
      await expect(html(page)).toHaveAttribute('data-theme', 'light');
      expect(await storedText(page, 'theme')).toBeNull();
    },
  );
});

test(
  'colour mode: user-switchable, saved under the key theme',
  proves('1.colour-mode', '4.switchable', '4.saved', '9.key-theme'),
  async ({page}) => {
    await openPage(page, '/docs/interpolate');
    const light = await backgroundOf(page);
    await toggle(page).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    expect(await storedText(page, 'theme')).toBe('dark');
    expect(await backgroundOf(page)).not.toBe(light);

    await openPage(page, '/docs/');
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await toggle(page).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    expect(await storedText(page, 'theme')).toBe('light');
  },
);

test('colour mode: a saved choice is painted before the page is interactive', async ({page}) => {
  await storeBeforehand(page, {theme: 'dark'});
  await holdRequests(page, '**/assets/js/main.*.js');
  await page.goto('/docs/interpolate', {waitUntil: 'commit'});
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await expect(html(page)).toHaveAttribute('data-has-hydrated', 'false');
});

test('colour mode: synced across tabs', proves('4.synced'), async ({page, context}) => {
  await openPage(page, '/docs/interpolate');
  const otherTab = await context.newPage();
  await openPage(otherTab, '/docs/');
  await expect(html(otherTab)).toHaveAttribute('data-theme', 'light');
  await toggle(page).click();
  await expect(html(otherTab)).toHaveAttribute('data-theme', 'dark');
  await toggle(otherTab).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
});

test('the toggle is disabled until the page has hydrated', proves('4.hydration'), async ({page}) => {
  expect(builtSite.html('/docs/interpolate')).toMatch(/<button[^>]* disabled[^>]*aria-label="Switch between dark/);
  const releaseScript = await holdRequests(page, '**/assets/js/main.*.js');
  await page.goto('/docs/interpolate', {waitUntil: 'commit'});
  await expect(toggle(page)).toBeDisabled();
  releaseScript();
  await waitUntilInteractive(page);
  await expect(toggle(page)).toBeEnabled();
});
