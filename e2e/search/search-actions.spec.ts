import {openPage} from '../support/openPage.ts';
import {openSearch, searchFor} from '../support/getSearchDialog.ts';
import {expect, test} from '../support/test.ts';

test('search dialog: an action that matches the query is selected like a hit, and not saved as a search', async ({
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
  await expect(page.getByRole('status').filter({hasText: 'Switched to dark mode.'})).toBeVisible();
  await expect(page.getByRole('button', {name: 'Search', exact: true})).toBeFocused();

  await searchFor(page, 'light mode');
  await dialog.hits.first().getByRole('button', {name: 'Switch to light mode'}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await openSearch(page);
  await expect(dialog.root).toContainText('No recent searches');

  await dialog.input.fill('playgr');
  await dialog.hits.filter({hasText: 'Open the playground'}).getByRole('button').click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Playground');
  await expect(page).toHaveURL('/playground');

  await searchFor(page, 'cloud planner');
  await expect(dialog.hits.first()).toContainText('Plan a workload on Lambda');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/lambda/concurrency#plan-a-workload');
});

test.describe('with the clipboard', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('search dialog: copies the page as Markdown, and shows a message if it can not', async ({page, problems}) => {
    await openPage(page, '/docs/spring');
    await searchFor(page, 'copy page');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({hasText: 'Copied the page'})).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# spring\(\)/m);

    problems.expect('error: Failed to load resource: net::ERR_FAILED');
    await page.route('**/docs/spring.md', (route) => route.abort());
    await searchFor(page, 'copy page');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({hasText: 'couldn’t be copied'})).toBeVisible();
  });
});

test('search dialog: shows a preview of the selected hit if there is enough room', async ({page}) => {
  await openPage(page, '/docs/interpolate');
  const {root, input} = await searchFor(page, 'spring()');
  const preview = page.locator('.search-preview');
  const title = preview.locator('.search-preview__title');
  await expect(title).toHaveText('spring()');
  await expect(preview.locator('h1, .search-preview__page')).toHaveCount(0);
  await expect(preview.locator('img')).toHaveAttribute('src', /^\/posters\//);
  await page.keyboard.press('ArrowDown');
  await expect(title).not.toHaveText('spring()');
  await expect(preview.locator('.search-preview__page')).not.toBeEmpty();
  await expect(preview.locator('pre, details, [id], script, button')).toHaveCount(0);
  const [left, right] = [await root.locator('.DocSearch-Modal').boundingBox(), await preview.boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);

  // It's only visual and doesn't affect the keyboard or the mouse.
  await expect(preview).toHaveAttribute('aria-hidden', 'true');
  await page.setViewportSize({width: 1100, height: 800});
  await expect(preview).toHaveCount(0);
  await page.setViewportSize({width: 1280, height: 800});
  await expect(preview).toBeVisible();
  await input.fill('');
  await expect(preview).toHaveCount(0);
});

test('search dialog: the preview of a page without text below its title shows its description', async ({page}) => {
  await openPage(page, '/docs/interpolate');
  await searchFor(page, 'lesson fade in with interpolate');
  const preview = page.locator('.search-preview');
  const lesson = page.locator('.search-hit__link[href="/learn/fade-in"]').first();
  await lesson.hover();
  await expect(preview.locator('.search-preview__title')).toHaveText('Fade in with interpolate()');
  await expect(preview.locator('p:not([class])')).not.toBeEmpty();
});

test('search dialog: the preview of an error message shows its cause', async ({page}) => {
  await openPage(page, '/docs/interpolate');
  await searchFor(page, 'durationInFrames prop Composition must be positive but got 0');
  await page.locator('.search-hit__link[data-text*=\'"durationInFrames" prop of the <Comp\']').first().hover();
  await expect(page.locator('.search-preview')).toContainText("The duration isn't a positive integer.");
});

test('search dialog: the preview breaks no word and fades to its own background', async ({page}) => {
  await openPage(page, '/docs/interpolate');
  await searchFor(page, 'audio');
  const preview = page.locator('.search-preview');
  await expect(preview.locator('p').nth(1)).toBeVisible();
  const {words, mask} = await preview.evaluate((card) => ({
    words: [...card.querySelectorAll('p, code')].map((part) => {
      const {overflowWrap, wordBreak} = getComputedStyle(part);
      return `${overflowWrap} ${wordBreak}`;
    }),
    mask: getComputedStyle(card).maskImage,
  }));
  expect(new Set(words)).toEqual(new Set(['break-word normal']));
  expect(mask).toBe('none');
});
