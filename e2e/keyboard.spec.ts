import type {Locator, Page} from '@playwright/test';
import {openPage} from './openPage.ts';
import {searchDialog} from './searchDialog.ts';
import {expect, test} from './test.ts';

// As seen by those who need the keyboard most: colours of their own, and little motion.
test.use({contextOptions: {forcedColors: 'active', reducedMotion: 'reduce'}});

/** Every page has fewer places to stop at. */
const most = 400;

for (const path of ['/', '/docs/interpolate', '/showcase/', '/playground', '/blog/3-2', '/player/'])
  test(`Tab leads through ${path} from start to end; each place is seen, shows the focus and gives it back`, async ({
    page,
  }) => {
    await openPage(page, path);
    const places: Place[] = [];
    for (let place = await next(page); place; place = await next(page)) {
      places.push(place);
      expect(places.length, `The focus does not leave ${place.name}.`).toBeLessThan(most);
      // In an editor, Tab indents, as its field tells; after Escape it leads on.
      if (place.isEditor) await page.keyboard.press('Escape');
    }
    expect(places.length).toBeGreaterThan(20);
    expect(places.filter(({isSeen}) => !isSeen)).toEqual([]);
    expect(places.filter(({isMarked}) => !isMarked)).toEqual([]);
  });

test('by keys alone: another colour mode, a menu, a search, a category, a tab, and the focus is never lost', async ({
  page,
}) => {
  await openPage(page, '/docs/lottie');
  const navigation = page.getByRole('navigation', {name: 'Main'});
  const versions = navigation.getByRole('button', {name: 'Next'});
  await tabTo(versions);
  await page.keyboard.press('Enter');
  await expect(versions).toHaveAttribute('aria-expanded', 'true');
  const menu = navigation.locator('.dropdown--show .dropdown__menu');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', {name: 'Next'})).toBeFocused();

  const mode = navigation.getByRole('button', {name: /dark and light mode/});
  await tabTo(mode);
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(mode).toBeFocused();

  const search = navigation.getByRole('button', {name: 'Search'});
  await tabTo(search);
  await page.keyboard.press('Enter');
  const dialog = searchDialog(page);
  await expect(dialog.input).toBeFocused();
  await page.keyboard.type('spring');
  await expect(dialog.hits.nth(1)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.hits.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(search).toBeFocused();

  const category = page.getByRole('complementary').locator('[aria-expanded="false"]').first();
  await tabTo(category);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary').locator(':focus')).toHaveAttribute('aria-expanded', 'true');

  const [npm, yarn] = [page.getByRole('tab', {name: 'npm'}).first(), page.getByRole('tab', {name: 'yarn'}).first()];
  await tabTo(npm);
  await page.keyboard.press('ArrowRight');
  await expect(yarn).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(yarn).toHaveAttribute('aria-selected', 'true');
});

/** Presses Tab until something has the focus. */
const tabTo = async (target: Locator): Promise<void> => {
  for (let count = 0; count < most; count++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${String(target)}.`);
};

interface Place {
  readonly name: string;
  /** Whether it is in the window, and nothing else lies over it. */
  readonly isSeen: boolean;
  /** Whether a line around it, or around what it fills, shows that it has the focus. */
  readonly isMarked: boolean;
  readonly isEditor: boolean;
}

/** Where Tab leads; nothing when that is beyond the page. */
const next = async (page: Page): Promise<Place | undefined> => {
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const box = element.getBoundingClientRect();
    const above = document.elementFromPoint(
      (Math.max(0, box.left) + Math.min(innerWidth, box.right)) / 2,
      (Math.max(0, box.top) + Math.min(innerHeight, box.bottom)) / 2,
    );
    const isOutlined = (part: Element | null | undefined): boolean =>
      ['', '::before', '::after'].some((pseudo) => {
        const style = part && getComputedStyle(part, pseudo);
        return style?.outlineStyle === 'solid' && parseFloat(style.outlineWidth) > 0;
      });
    const isEditor = element instanceof HTMLElement && element.isContentEditable;
    return {
      name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)}`,
      isSeen: above !== null && (element.contains(above) || above.contains(element)),
      // The browser marks its own controls of a film; a choice is marked with its words.
      isMarked:
        element instanceof HTMLVideoElement ||
        [isEditor ? element.closest('[class*="editor_"]') : element, element.closest('label')].some(isOutlined),
      isEditor,
    };
  });
};
