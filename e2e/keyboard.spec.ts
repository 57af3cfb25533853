import {nextPlace, type Place} from './nextPlace.ts';
import {openPage} from './openPage.ts';
import {searchDialog} from './searchDialog.ts';
import {tabTo} from './tabTo.ts';
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
    for (let place = await nextPlace(page); place; place = await nextPlace(page)) {
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
