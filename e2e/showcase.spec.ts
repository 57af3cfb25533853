import {storeBeforehand} from './browserStorage.ts';
import {demoIn, waitUntilDrawn} from './demo.ts';
import {openPage} from './openPage.ts';
import {expect, test} from './test.ts';
import {violations} from './violations.ts';

test('an entry opens from its card and its address, and leads to the next', async ({page}) => {
  await openPage(page, '/showcase/');
  await expect(page.locator('.__remotion-player')).toHaveCount(0);
  const titles = await page.locator('main li[id] h3').allTextContents();
  const next = titles[titles.indexOf('Turning tiles') + 1] ?? '';
  const card = page.getByRole('link', {name: 'Turning tiles'});
  await card.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName('Turning tiles');
  await waitUntilDrawn(demoIn(page, 'tiles'));
  await expect(dialog.locator('pre')).toContainText('export const Tiles');
  await expect(page).toHaveURL(/\/showcase\/#turning-tiles$/);
  await expect(dialog.getByRole('link', {name: 'Open in playground'})).toHaveAttribute('href', /demo=tiles$/);
  expect(await violations(page)).toEqual([]);

  await dialog.getByRole('button', {name: 'Next'}).click();
  await expect(dialog).toHaveAccessibleName(next);
  await expect(page).not.toHaveURL(/#turning-tiles$/);
  await dialog.getByRole('button', {name: 'Previous'}).click();
  await expect(dialog).toHaveAccessibleName('Turning tiles');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/showcase\/$/);
  await expect(card).toBeFocused();
});

test('a shared address opens the entry, in the dark too', async ({page}) => {
  await storeBeforehand(page, {theme: 'dark'});
  await openPage(page, '/showcase/#board-of-flaps');
  await expect(page.getByRole('dialog')).toHaveAccessibleName('A board of flaps');
  await waitUntilDrawn(demoIn(page, 'split-flap'));
  expect(await violations(page)).toEqual([]);
});

test('the list is narrowed down by words, topic, format and technique', async ({page}) => {
  await openPage(page, '/showcase/');
  const cards = page.locator('main li[id]');
  const all = await cards.count();
  expect(all).toBeGreaterThanOrEqual(27);
  await page.getByLabel('Format').selectOption('Portrait');
  await page.getByLabel('Topic').selectOption('Social media');
  await expect(cards).toHaveCount(2);
  await page.getByLabel('Words').fill('quotation');
  await expect(cards.getByRole('heading')).toHaveText(['A quotation for a story']);
  await page.getByRole('link', {name: 'A quotation for a story'}).click();
  await expect(page.getByRole('dialog')).toContainText('1 of 1');
  await page.keyboard.press('Escape');
  await page.getByLabel('Technique').selectOption('Lottie');
  await expect(page.getByRole('status').filter({hasText: 'Nothing fits'})).toBeVisible();
  await page.getByRole('button', {name: 'Show all'}).click();
  await expect(cards).toHaveCount(all);
});

test('the code of an entry that did not load can be asked for again', async ({page, problems}) => {
  problems.expect('error: Failed to load resource: net::ERR_FAILED');
  await openPage(page, '/showcase/');
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await page.getByRole('link', {name: 'Turning tiles'}).click();
  const fault = page.getByRole('alert').filter({hasText: 'The code could not be loaded.'});
  await expect(fault).toBeVisible();
  await page.unroute('**/assets/js/*.js');
  await fault.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('dialog').locator('pre')).toContainText('export const Tiles');
  await expect(page.getByRole('dialog').locator(':focus').or(page.locator('dialog:focus'))).toHaveCount(1);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('all entries are in the page, with pictures and links', async ({page}) => {
    await page.goto('/showcase/');
    await expect(page.locator('main li[id] img').nth(23)).toBeAttached();
    await expect(page.getByRole('link', {name: 'Source code: GitHubUnwrapped'})).toBeVisible();
    await expect(page.getByLabel('Topic')).toBeHidden();
  });
});
