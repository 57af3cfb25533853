import type {Page} from '@playwright/test';
import {storeBeforehand, readStoredText} from '../../support/browserStorage.ts';
import {builtSite} from '../../support/builtSite.ts';
import {holdRequests} from '../../support/holdRequests.ts';
import {openPage, waitUntilInteractive} from '../../support/openPage.ts';
import {expect, test} from '../../support/test.ts';
import {proves} from '../../../packages/specification/proves.ts';

function getRoot(page: Page) {
  return page.locator('html');
}
function toggle(page: Page) {
  return page.getByRole('button', {name: /^Switch between dark and light mode/});
}
function getBackground(page: Page) {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
}

test.describe('with a system set to dark', () => {
  test.use({colorScheme: 'dark'});

  test(
    'colour mode: default light; does not follow system preference',
    proves('4.light-default', '4.system', '9.colour-mode'),
    async ({page}) => {
      await openPage(page, '/docs/interpolate');
      await expect(getRoot(page)).toHaveAttribute('data-theme', 'light');
      expect(await getBackground(page)).toBe('rgb(255, 255, 255)');
      await page.emulateMedia({colorScheme: 'light'});
      await page.emulateMedia({colorScheme: 'dark'});
      await expect(getRoot(page)).toHaveAttribute('data-theme', 'light');
      expect(await readStoredText(page, 'theme')).toBeNull();
    },
  );
});

test(
  'colour mode: user-switchable, saved under the key theme',
  proves('1.colour-mode', '4.switchable', '4.saved', '9.key-theme'),
  async ({page}) => {
    await openPage(page, '/docs/interpolate');
    const light = await getBackground(page);
    await toggle(page).click();
    await expect(getRoot(page)).toHaveAttribute('data-theme', 'dark');
    expect(await readStoredText(page, 'theme')).toBe('dark');
    expect(await getBackground(page)).not.toBe(light);

    await openPage(page, '/docs/');
    await expect(getRoot(page)).toHaveAttribute('data-theme', 'dark');
    await toggle(page).click();
    await expect(getRoot(page)).toHaveAttribute('data-theme', 'light');
    expect(await readStoredText(page, 'theme')).toBe('light');
  },
);

test('colour mode: a saved choice is painted before the page is interactive', async ({page}) => {
  await storeBeforehand(page, {theme: 'dark'});
  await holdRequests(page, '**/assets/js/main.*.js');
  await page.goto('/docs/interpolate', {waitUntil: 'commit'});
  await expect(getRoot(page)).toHaveAttribute('data-theme', 'dark');
  await expect(getRoot(page)).toHaveAttribute('data-has-hydrated', 'false');
});

test('colour mode: synced across tabs', proves('4.synced'), async ({page, context}) => {
  await openPage(page, '/docs/interpolate');
  const otherTab = await context.newPage();
  await openPage(otherTab, '/docs/');
  await expect(getRoot(otherTab)).toHaveAttribute('data-theme', 'light');
  await toggle(page).click();
  await expect(getRoot(otherTab)).toHaveAttribute('data-theme', 'dark');
  await toggle(otherTab).click();
  await expect(getRoot(page)).toHaveAttribute('data-theme', 'light');
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
