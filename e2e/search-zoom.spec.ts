import type {Locator} from '@playwright/test';
import {openPage} from './openPage.ts';
import {searchFor} from './searchDialog.ts';
import {expect, test} from './test.ts';

// What is left of a screen of 1280 by 720 pixels at 200 %, and of ones of 1280 by 1024 and 1280 by 800 at 400 %.
const ZOOMED = [
  {width: 640, height: 360},
  {width: 320, height: 256},
  {width: 320, height: 200},
];

test('search dialog: at 200 % and 400 % nothing is cut off, covered or out of reach', async ({page}) => {
  await openPage(page, '/docs/interpolate');
  for (const size of ZOOMED) {
    await page.setViewportSize(size);
    const {root, input, hits} = await searchFor(page, 'audio');
    await expect.poll(() => partsBeside(root)).toEqual([]);
    await expect(input).toBeInViewport({ratio: 1});

    for (const key of ['End', 'ArrowUp', 'Home', 'ArrowDown']) {
      await page.keyboard.press(key);
      await expect.poll(() => isUncovered(hits.and(page.locator('[aria-selected="true"]')))).toBe(true);
    }
    await expect(input).toBeFocused();

    await input.fill('dark mode');
    await expect(hits.first()).toHaveAccessibleName(/Switch to dark mode/);
    await expect.poll(() => isUncovered(hits.first())).toBe(true);

    await page.keyboard.press('Tab');
    await expect(root.getByRole('button', {name: 'Clear the query'})).toBeFocused();
    const close = root.getByRole('button', {name: 'Cancel'});
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
    await expect(close).toBeInViewport({ratio: 1});
    await page.keyboard.press('Enter');
    await expect(root).toHaveCount(0);
  }
});

/** The texts of parts that stand out of the window, and on the narrowest ones of those that do not show all their words. */
const partsBeside = (root: Locator): Promise<string[]> =>
  root.evaluate((element) =>
    Array.from(element.querySelectorAll('input, button, [role="treeitem"], .DocSearch-Hit-title, .DocSearch-Hit-path'))
      .filter((part) => part.getClientRects().length > 0)
      .filter((part) => {
        const {left, right} = part.getBoundingClientRect();
        const isCut = innerWidth <= 480 && part.matches('div, span') && part.scrollWidth > part.clientWidth;
        return left < 0 || right > innerWidth || isCut;
      })
      .map((part) => part.textContent),
  );

/** Says whether all of a hit is in view with nothing above it. */
const isUncovered = (hit: Locator): Promise<boolean> =>
  hit.evaluate((element) => {
    const {left, right, top, bottom} = element.querySelector('.search-hit')?.getBoundingClientRect() ?? new DOMRect();
    return [top + 2, (top + bottom) / 2, bottom - 2].every((y) =>
      element.contains(document.elementFromPoint((left + right) / 2, y)),
    );
  });
