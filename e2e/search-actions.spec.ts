import {openPage} from './openPage.ts';
import {openSearch, searchFor} from './searchDialog.ts';
import {expect, test} from './test.ts';

test('search dialog: an action that a query names is chosen like a hit, and is not kept as a search', async ({
  page,
}) => {
  await openPage(page, '/docs/spring');
  const dialog = await searchFor(page, 'dark mode');
  await expect(dialog.groups.first()).toContainText('Actions');
  await expect(dialog.hits.first()).toHaveAccessibleName(/Switch to dark mode/);
  await expect(dialog.hits.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(dialog.root).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('status').filter({hasText: 'The site is dark now.'})).toBeVisible();
  await expect(page.getByRole('button', {name: 'Search', exact: true})).toBeFocused();

  await searchFor(page, 'light mode');
  await dialog.hits.first().getByRole('button', {name: 'Switch to light mode'}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await openSearch(page);
  await expect(dialog.root).toContainText('No recent searches');

  await dialog.input.fill('playgr');
  await dialog.hits.filter({hasText: 'Open the playground'}).getByRole('button').click();
  await expect(page).toHaveURL('/playground');
});

test.describe('with the clipboard', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('search dialog: copies the page as Markdown, and says so when it can not', async ({page, problems}) => {
    await openPage(page, '/docs/spring');
    await searchFor(page, 'copy page');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({hasText: 'The page is copied'})).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# spring\(\)/m);

    problems.expect('error: Failed to load resource: net::ERR_FAILED');
    await page.route('**/docs/spring.md', (route) => route.abort());
    await searchFor(page, 'copy page');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({hasText: 'could not be copied'})).toBeVisible();
  });
});

test('search dialog: shows the place that the chosen hit leads to, where there is room', async ({page}) => {
  await openPage(page, '/docs/interpolate');
  const {root, input} = await searchFor(page, 'spring()');
  const preview = page.locator('.search-preview');
  await expect(preview).toContainText('spring()');
  await expect(preview.locator('h1')).toHaveText('spring()');
  await page.keyboard.press('ArrowDown');
  await expect(preview.locator('h1')).toHaveCount(0);
  await expect(preview.locator('h2, h3').first()).toBeVisible();
  await expect(preview.locator('[id], script, button')).toHaveCount(0);
  const [left, right] = [await root.locator('.DocSearch-Modal').boundingBox(), await preview.boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);

  // For the eye alone, and in nobody's way.
  await expect(preview).toHaveAttribute('aria-hidden', 'true');
  await page.setViewportSize({width: 1100, height: 800});
  await expect(preview).toHaveCount(0);
  await page.setViewportSize({width: 1280, height: 800});
  await expect(preview).toBeVisible();
  await input.fill('');
  await expect(preview).toHaveCount(0);
});
