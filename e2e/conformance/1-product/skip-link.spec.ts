import type {Page} from '@playwright/test';
import {openPage} from '../../openPage.ts';
import {expect, test} from '../../test.ts';
import {proves} from '../proves.ts';

const skipLink = (page: Page) => page.getByRole('link', {name: 'Skip to main content'});

/** Whether the element that has the focus lies in the main content. */
const isInMain = (page: Page) => page.evaluate(() => document.activeElement?.closest('main') !== null);

for (const path of ['/docs/', '/docs/interpolate', '/search?q=spring']) {
  test(`skip link: the first stop, and focuses the main content (${path})`, proves('1.skip-link'), async ({page}) => {
    await openPage(page, path);
    await page.keyboard.press('Tab');
    await expect(skipLink(page)).toBeFocused();
    await expect(skipLink(page)).toBeInViewport();
    await page.keyboard.press('Enter');
    // The main content itself has the focus for a moment only; where the next stop is, is what counts.
    await page.keyboard.press('Tab');
    expect(await isInMain(page)).toBe(true);
  });
}

test('skip link: focuses the main content after navigation', proves('1.skip-link'), async ({page}) => {
  await openPage(page, '/docs/interpolate');
  await page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link', {name: 'Next'}).click();
  await expect(page).toHaveURL('/docs/continue-render');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('continueRender()');
  await page.keyboard.press('Tab');
  await expect(skipLink(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await isInMain(page)).toBe(true);
  await expect(page).toHaveURL('/docs/continue-render');
});
