import type {Locator} from '@playwright/test';
import {findPlayground} from '../support/findPlayground.ts';
import {openPage} from '../support/openPage.ts';
import {expect, test} from '../support/test.ts';

test('the list of examples starts in its search field, and the arrow keys move in it', async ({page}) => {
  await openPage(page, '/playground');
  const {button, drawn} = findPlayground(page, page.getByRole('main'));
  await drawn();
  await button('Examples').click();
  const panel = page.getByRole('group', {name: 'Examples'});
  const search = panel.getByRole('searchbox', {name: 'Search examples'});
  await expect(search).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(panel.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(panel.getByRole('button').nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(search).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button('Examples')).toBeFocused();
});

test('the examples are found by what they show and use, and by their page', async ({page}) => {
  await openPage(page, '/playground');
  const {button, drawn} = findPlayground(page, page.getByRole('main'));
  await drawn();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await button('Examples').click();
  const panel = page.getByRole('group', {name: 'Examples'});
  for (const [query, title] of [
    ['podcast', 'An audiogram for a song'],
    ['waveform', 'Bars that follow a song'],
    ['spring()', 'Staggered letters'],
    ['useVideoConfig', 'Spring damping'],
    ['captions', 'Captions, word by word'],
  ] as const) {
    await panel.getByRole('searchbox').fill(query);
    await expect(panel.getByRole('button', {name: title})).toBeVisible();
    await expect(panel.getByRole('button', {name: 'Blank project with a title'})).toHaveCount(0);
  }
  expect(requests.filter((path) => path.endsWith('/searchTerms.json'))).toHaveLength(1);
});

test('the search among examples says if it only knows their titles, and offers to retry', async ({page, problems}) => {
  problems.expect('error: Failed to load resource: net::ERR_FAILED');
  await page.route('**/searchTerms.json', (route) => route.abort());
  await openPage(page, '/playground');
  const {button, drawn} = findPlayground(page, page.getByRole('main'));
  await drawn();
  await button('Examples').click();
  const panel = page.getByRole('group', {name: 'Examples'});
  const search = panel.getByRole('searchbox');
  await search.fill('staggered');
  await expect(panel.getByRole('alert')).toContainText('Only titles were searched');
  await expect(panel.getByRole('button', {name: 'Staggered letters'})).toBeVisible();
  await search.fill('podcast');
  await expect(panel.getByText('No example matches.')).toBeVisible();
  await page.unroute('**/searchTerms.json');
  await panel.getByRole('button', {name: 'Retry'}).click();
  await expect(search).toBeFocused();
  await expect(panel.getByRole('button', {name: 'An audiogram for a song'})).toBeVisible();
  await expect(panel.getByRole('alert')).toHaveCount(0);
});

test('the toolbar has two rows on a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openPage(page, '/playground');
  const {button, drawn} = findPlayground(page, page.getByRole('main'));
  const names = ['Examples', 'Reset', 'Export', 'Download', 'Copy a link to this code'];
  const readRows = async (): Promise<number> => {
    const boxes = await Promise.all(names.map((name) => button(name).boundingBox()));
    return new Set(boxes.map((box) => Math.round(((box?.y ?? 0) + (box?.height ?? 0) / 2) / 10))).size;
  };
  const run = await drawn();
  expect(await readRows()).toBe(2);
  await findPlayground(page, page.getByRole('main')).write('export const Title = () => null;');
  await drawn(run);
  await button('Examples').click();
  await button('An animated bar chart').click();
  await expect(button('Earlier work')).toBeVisible();
  expect(await readRows()).toBe(2);
});

test('the props are between the preview and the code on a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openPage(page, '/playground');
  const {code, seek, drawn} = findPlayground(page, page.getByRole('main'));
  await drawn();
  const readTop = async (part: Locator): Promise<number> => (await part.boundingBox())?.y ?? 0;
  const tops = await Promise.all([seek, page.getByLabel('title', {exact: true}), code].map(readTop));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
});

test('Reset restores the first version, even after the page was reloaded', async ({page}) => {
  await openPage(page, '/playground');
  const {code, errors, button, write, drawn} = findPlayground(page, page.getByRole('main'));
  await drawn();
  await expect(button('Reset')).toBeDisabled();
  await write('export const = 1;');
  await expect(errors).toBeVisible();
  await expect(page).toHaveURL(/#code=/);
  await page.reload();
  await expect(code).toContainText('export const = 1;');
  await button('Reset').click();
  await expect(code).toContainText('useVideoConfig');
  await expect(errors).toHaveCount(0);
  await expect(button('Reset')).toBeDisabled();
});

test('the buttons stay where they are while the result of copying the link is shown', async ({page}) => {
  await openPage(page, '/playground');
  const {button, drawn} = findPlayground(page, page.getByRole('main'));
  await drawn();
  const before = await button('Reset').boundingBox();
  await button('Copy a link to this code').click();
  const result = button('Copy a link to this code').getByRole('status');
  await expect(result).toHaveText(/./);
  await expect(result).toBeInViewport({ratio: 1});
  expect(await button('Reset').boundingBox()).toEqual(before);
});
