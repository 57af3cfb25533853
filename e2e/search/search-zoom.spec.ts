import type {Locator} from '@playwright/test';
import {openPage} from '../support/openPage.ts';
import {searchFor} from '../support/getSearchDialog.ts';
import {expect, test} from '../support/test.ts';

// The visible area of a 1280x720 screen at 200 %, and of 1280x1024 and 1280x800 screens at 400 %.
const zoomed = [
  {width: 640, height: 360},
  {width: 320, height: 256},
  {width: 320, height: 200},
];

test('search dialog: at 200 % and 400 %, nothing is truncated, covered or unreachable', async ({page}) => {
  await openPage(page, '/docs/interpolate');
  for (const size of zoomed) {
    await page.setViewportSize(size);
    const {root, input, hits} = await searchFor(page, 'audio');
    await expect.poll(() => findOverflowingParts(root)).toEqual([]);
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

/**
 * Returns the texts of elements that are partly outside the window, and in the narrowest windows, of those with
 * truncated text.
 */
function findOverflowingParts(root: Locator): Promise<string[]> {
  return root.evaluate((element) =>
    Array.from(element.querySelectorAll('input, button, [role="treeitem"], .DocSearch-Hit-title, .DocSearch-Hit-path'))
      .filter((part) => part.getClientRects().length > 0)
      .filter((part) => {
        const {left, right} = part.getBoundingClientRect();
        const isCut = innerWidth <= 480 && part.matches('div, span') && part.scrollWidth > part.clientWidth;
        return left < 0 || right > innerWidth || isCut;
      })
      .map((part) => part.textContent),
  );
}

/** Returns whether a hit is completely visible and nothing covers it. */
function isUncovered(hit: Locator): Promise<boolean> {
  return hit.evaluate((element) => {
    const {left, right, top, bottom} = element.querySelector('.search-hit')?.getBoundingClientRect() ?? new DOMRect();
    return [top + 2, (top + bottom) / 2, bottom - 2].every((y) =>
      element.contains(document.elementFromPoint((left + right) / 2, y)),
    );
  });
}
