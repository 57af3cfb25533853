import type {Page} from '@playwright/test';
import {focusNext, type TabStop} from './focusNext.ts';
import {openPage} from '../support/openPage.ts';
import {getSearchDialog} from '../support/getSearchDialog.ts';
import {tabTo} from '../support/tabTo.ts';
import {expect, test} from '../support/test.ts';

// With the settings of readers who depend on the keyboard: forced colors and reduced motion.
test.use({contextOptions: {forcedColors: 'active', reducedMotion: 'reduce'}});

/** Every page has fewer tab stops than this. */
const maxTabs = 400;

for (const path of ['/', '/docs/interpolate', '/showcase/', '/playground', '/blog/3-2', '/player/']) {
  test(`Tab moves through ${path} from start to end; each stop is visible, shows the focus and can be left`, async ({
    page,
  }) => {
    await openPage(page, path);
    if (path === '/playground') {
      // Its editor and its player load after the page, and add more than half of its tab stops.
      await expect(page.locator('[data-drawn]')).toHaveCount(1, {timeout: 30_000});
    }
    const stops: TabStop[] = [];
    for (let stop = await focusNext(page); stop; stop = await focusNext(page)) {
      stops.push(stop);
      expect(stops.length, `The focus does not leave ${stop.name}.`).toBeLessThan(maxTabs);
      // In an editor, Tab indents, as the hint explains. After Escape, it moves the focus again.
      if (stop.isEditor) {
        await page.keyboard.press('Escape');
      }
    }
    expect(stops.length).toBeGreaterThan(20);
    expect(stops.filter(({isSeen}) => !isSeen)).toEqual([]);
    expect(stops.filter(({isMarked}) => !isMarked)).toEqual([]);
  });
}

test('with the keyboard only: color mode, menu, search, category, tab, and the focus is never lost', async ({page}) => {
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
  const dialog = getSearchDialog(page);
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

test.describe('at 400 % zoom', () => {
  test.use({viewport: {width: 320, height: 256}});

  /** Returns all tab stops up to a maximum number. */
  const walk = async (page: Page, count: number): Promise<readonly TabStop[]> => {
    const stops: TabStop[] = [];
    for (let stop = await focusNext(page); stop && stops.length < count; stop = await focusNext(page)) {
      stops.push(stop);
      if (stop.isEditor) {
        await page.keyboard.press('Escape');
      }
    }
    return stops;
  };

  test('overlays are reachable: the sidebar, the playground, a video in a dialog', async ({page}) => {
    await openPage(page, '/docs/license');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).press('Enter');
    const sidebar = page.locator('.navbar-sidebar');
    await expect(page.getByRole('button', {name: 'Back to main menu'})).toBeFocused();
    // Completely, after the transition.
    await expect(sidebar.getByRole('link', {name: 'Terminology'})).toBeVisible();
    const inSidebar = await walk(page, 12);
    await page.getByRole('button', {name: 'Back to main menu'}).press('Enter');
    const first = sidebar.getByRole('link', {name: 'Docs', exact: true});
    await expect(first).toBeFocused();
    await expect(first).toBeInViewport({ratio: 1});
    const inMenu = await walk(page, 9);

    await openPage(page, '/showcase/#turning-tiles');
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('pre')).toContainText('export const Tiles');
    const inDialog = await walk(page, 15);

    await openPage(page, '/playground');
    await expect(page.locator('[data-drawn]')).toHaveCount(1, {timeout: 30_000});
    await page.getByRole('button', {name: 'Examples'}).focus();
    const inPlayground = await walk(page, 30);

    const stops = [inSidebar, inMenu, inDialog, inPlayground];
    expect(stops.map(({length}) => length)).toEqual([12, 9, 15, 30]);
    expect(stops.flat().filter(({isSeen, isMarked}) => !isSeen || !isMarked)).toEqual([]);
  });
});
