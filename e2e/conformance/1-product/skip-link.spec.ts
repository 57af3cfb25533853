import type {Page} from '@playwright/test';
import {getNextPageLink} from '../../support/getNextPageLink.ts';
import {openPage} from '../../support/openPage.ts';
import {expect, test} from '../../support/test.ts';
import {waitUntilQuiet} from '../../support/waitUntilQuiet.ts';
import {proves} from '../../../packages/specification/proves.ts';

function getSkipLink(page: Page) {
  return page.getByRole('link', {name: 'Skip to main content'});
}

/** Returns whether the focused element is inside the main content. */
function isInMain(page: Page) {
  return page.evaluate(() => document.activeElement?.closest('main') !== null);
}

for (const path of ['/docs/', '/docs/interpolate', '/search?q=spring']) {
  test(`skip link: the first stop, and focuses the main content (${path})`, proves('1.skip-link'), async ({page}) => {
    await openPage(page, path);
    await page.keyboard.press('Tab');
    await expect(getSkipLink(page)).toBeFocused();
    await expect(getSkipLink(page)).toBeInViewport();
    await page.keyboard.press('Enter');
    // The main content itself is only focused for a moment, so check where the next Tab goes.
    await page.keyboard.press('Tab');
    expect(await isInMain(page)).toBe(true);
  });
}

test('skip link: focuses the main content after navigation', proves('1.skip-link'), async ({page}) => {
  await openPage(page, '/docs/interpolate');
  await getNextPageLink(page).click();
  await expect(page).toHaveURL('/docs/continue-render');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('continueRender()');
  // The focus is reset a moment after the new heading appears.
  await waitUntilQuiet(page);
  await page.keyboard.press('Tab');
  await expect(getSkipLink(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await isInMain(page)).toBe(true);
  await expect(page).toHaveURL('/docs/continue-render');
});
