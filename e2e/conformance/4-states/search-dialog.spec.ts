import type {Page} from '@playwright/test';
import {getNextPageLink} from '../../support/getNextPageLink.ts';
import {holdRequests} from '../../support/holdRequests.ts';
import {openPage} from '../../support/openPage.ts';
import {waitForSearch} from '../../support/searchCall.ts';
import {openSearch, getSearchDialog, searchFor} from '../../support/getSearchDialog.ts';
import {expect, test} from '../../support/test.ts';
import {waitUntilQuiet} from '../../support/waitUntilQuiet.ts';
import {proves} from '../../../packages/specification/proves.ts';

function getButton(page: Page) {
  return page.getByRole('button', {name: 'Search', exact: true});
}

test.beforeEach(({page}) => openPage(page, '/docs/interpolate'));

test('search modal opens via the search button', proves('1.search', '4.open-button'), async ({page}) => {
  await getButton(page).click();
  await expect(getSearchDialog(page).input).toBeFocused();
});

for (const [keys, statement] of [
  ['Control+k', '4.open-shortcut'],
  ['Meta+k', '4.open-shortcut'],
  ['/', '4.open-slash'],
] as const) {
  test(`search modal opens via ${keys}`, proves(statement), async ({page}) => {
    await page.keyboard.press(keys);
    await expect(getSearchDialog(page).input).toBeFocused();
    await expect(getSearchDialog(page).input).toHaveValue('');
  });
}

test('search modal: / in a field is a normal character', async ({page}) => {
  await openPage(page, '/search');
  const field = page.getByRole('searchbox', {name: 'Search'});
  await field.press('/');
  await expect(field).toHaveValue('/');
  await expect(getSearchDialog(page).root).toHaveCount(0);
});

for (const keys of ['Escape', 'Control+k']) {
  test(`search modal closes on ${keys}, and the focus returns`, proves('4.close-escape'), async ({page}) => {
    const dialog = await openSearch(page);
    await page.keyboard.press(keys);
    await expect(dialog.root).toHaveCount(0);
    await expect(getButton(page)).toBeFocused();
  });
}

test('search modal: the focus returns to the link that had it', async ({page}) => {
  const link = getNextPageLink(page);
  await link.focus();
  const dialog = await openSearch(page);
  await page.keyboard.press('Escape');
  await expect(dialog.root).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('search modal closes on a click outside', proves('4.close-outside'), async ({page}) => {
  const dialog = await openSearch(page);
  await dialog.input.click();
  await expect(dialog.root).toBeVisible();
  await page.mouse.click(40, 600);
  await expect(dialog.root).toHaveCount(0);
});

test('search input maximum 64 characters', proves('5.input-length', '9.search-input'), async ({page}) => {
  const dialog = await openSearch(page);
  await expect(dialog.input).toHaveAttribute('maxlength', '64');
  const search = waitForSearch(page);
  await page.keyboard.insertText('a'.repeat(70));
  await expect(dialog.input).toHaveValue('a'.repeat(64));
  await search;
});

test('an initial query from the current text selection is cut to 64', proves('5.selection-length'), async ({page}) => {
  const paragraph = page.getByRole('main').getByText('maps a number from one range to another');
  const text = await paragraph.evaluate((element) => {
    window.getSelection()?.selectAllChildren(element);
    return window.getSelection()?.toString() ?? '';
  });
  expect(text.length).toBeGreaterThan(64);
  const dialog = await openSearch(page);
  await expect(dialog.input).toHaveValue(text.slice(0, 64));
});

test('a short selection is the initial query', async ({page}) => {
  const heading = page.getByRole('heading', {level: 1});
  await heading.evaluate((element) => window.getSelection()?.selectAllChildren(element));
  const dialog = await openSearch(page);
  await expect(dialog.input).toHaveValue('interpolate()');
  await expect(dialog.hits.first()).toContainText('interpolate()');
});

test("start screen: 'No recent searches'", proves('2.search-start', '4.search-idle'), async ({page}) => {
  const dialog = await openSearch(page);
  await expect(dialog.root).toContainText('No recent searches');
  await expect(dialog.hits).toHaveCount(0);
});

test('start screen: popular pages and tools', async ({page}) => {
  const dialog = await openSearch(page);
  await expect(dialog.root.getByRole('link', {name: 'spring()'})).toBeVisible();
  await dialog.root.getByRole('link', {name: 'Playground'}).click();
  await expect(page).toHaveURL('/playground');
  await expect(dialog.root).toHaveCount(0);
});

test('empty query shows the start screen again', proves('5.empty-query'), async ({page}) => {
  const dialog = await openSearch(page);
  await dialog.input.fill('spring');
  await expect(dialog.hits.first()).toBeVisible();
  await dialog.root.getByRole('button', {name: 'Clear the query'}).click();
  await expect(dialog.input).toHaveValue('');
  await expect(dialog.root).toContainText('No recent searches');
});

test('search modal: keeps the focus when the selected page finishes loading behind it', async ({page}) => {
  const dialog = await searchFor(page, 'openBrowser()');
  const release = await holdRequests(page, /\/assets\/js\/.*\.js$/);
  await page.keyboard.press('Enter');
  await expect(dialog.root).toHaveCount(0);
  await openSearch(page);
  release();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('openBrowser()');
  await page.keyboard.type('spring');
  await expect(dialog.input).toHaveValue('spring');
  await expect(dialog.input).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(getButton(page)).toBeFocused();
});

for (const start of ['/docs/lottie', '/docs/cli/still']) {
  test(`search modal: Tab continues at the section that was chosen (from ${start})`, async ({page}) => {
    await openPage(page, start);
    const dialog = await searchFor(page, '--props');
    await page.keyboard.press('Enter');
    await expect(dialog.root).toHaveCount(0);
    await expect(page).toHaveURL(/\/docs\/cli\/\w+#--props$/);
    await waitUntilQuiet(page);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
}
