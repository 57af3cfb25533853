import type {Locator, Page} from '@playwright/test';
import {storeBeforehand} from '../support/browserStorage.ts';
import {findDemo, waitUntilDrawn} from '../support/findDemo.ts';
import {openPage} from '../support/openPage.ts';
import {expect, test} from '../support/test.ts';
import {findPageViolations} from '../support/findPageViolations.ts';

function getExamples(page: Page): Locator {
  return page.getByRole('region', {name: 'Examples you can edit'}).locator('li[id]');
}

test('an entry opens from its card and its URL, and links to the next one', async ({page}) => {
  await openPage(page, '/showcase/');
  await expect(getExamples(page).locator('.__remotion-player')).toHaveCount(0);
  const titles = await getExamples(page).locator('h3').allTextContents();
  const next = titles[titles.indexOf('Turning tiles') + 1] ?? '';
  const card = page.getByRole('link', {name: 'Turning tiles', exact: true});
  await card.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName('Turning tiles');
  await waitUntilDrawn(findDemo(page, 'tiles'));
  await expect(dialog.locator('pre')).toContainText('export const Tiles');
  await expect(page).toHaveURL(/\/showcase\/#turning-tiles$/);
  await expect(dialog.getByRole('link', {name: 'Open in playground'})).toHaveAttribute('href', /demo=tiles$/);
  expect(await findPageViolations(page)).toEqual([]);

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

test('a shared URL opens the entry, also in dark mode', async ({page}) => {
  await storeBeforehand(page, {theme: 'dark'});
  await openPage(page, '/showcase/#board-of-flaps');
  await expect(page.getByRole('dialog')).toHaveAccessibleName('A split-flap display');
  await waitUntilDrawn(findDemo(page, 'split-flap'));
  expect(await findPageViolations(page)).toEqual([]);
});

test('the list can be filtered by topic and by words, including formats and techniques', async ({page}) => {
  await openPage(page, '/showcase/');
  const cards = getExamples(page);
  const all = await cards.count();
  expect(all).toBeGreaterThanOrEqual(27);
  const search = page.getByRole('searchbox', {name: 'Search'});
  await expect(page.getByRole('button', {name: 'Clear filters'})).toBeHidden();
  await page.getByRole('radio', {name: 'Social media'}).check();
  await search.fill('portrait');
  await expect(cards).toHaveCount(2);
  await search.fill('portrait quote');
  await expect(cards.getByRole('heading')).toHaveText(['A quote for a story']);
  await page.getByRole('link', {name: 'A quote for a story'}).click();
  await expect(page.getByRole('dialog')).toContainText('1 of 1');
  await page.keyboard.press('Escape');
  await search.fill('lottie');
  await expect(page.getByRole('status').filter({hasText: 'No videos match'})).toBeVisible();
  await page.getByRole('button', {name: 'Clear filters'}).click();
  await expect(cards).toHaveCount(all);
});

test('a filtered list can be reloaded, and is the same after an entry was open', async ({page}) => {
  await openPage(page, '/showcase/');
  const cards = getExamples(page);
  await page.getByRole('radio', {name: 'Social media'}).check();
  await page.getByRole('searchbox', {name: 'Search'}).fill('portrait');
  await expect(page).toHaveURL(/\/showcase\/\?search=portrait&topic=social$/);
  await page.reload();
  await expect(cards).toHaveCount(2);
  await expect(page.getByRole('radio', {name: 'Social media'})).toBeChecked();
  await page.getByRole('link', {name: 'A quote for a story'}).click();
  await expect(page.getByRole('dialog')).toContainText('of 2');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/showcase\/\?search=portrait&topic=social$/);
  await expect(cards).toHaveCount(2);
  await page.getByRole('button', {name: 'Clear filters'}).click();
  await expect(page).toHaveURL(/\/showcase\/$/);
});

test('code of an entry that did not load can be requested again', async ({page, problems}) => {
  problems.expect('error: Failed to load resource: net::ERR_FAILED');
  await openPage(page, '/showcase/');
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await page.getByRole('link', {name: 'Turning tiles', exact: true}).click();
  const problem = page.getByRole('alert').filter({hasText: 'The code could not be loaded.'});
  await expect(problem).toBeVisible();
  await page.unroute('**/assets/js/*.js');
  await problem.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('dialog').locator('pre')).toContainText('export const Tiles');
  await expect(page.getByRole('dialog').locator(':focus').or(page.locator('dialog:focus'))).toHaveCount(1);
});

test('projects of teams are listed first, each with its cover and its links', async ({page}) => {
  await openPage(page, '/showcase/');
  const headings = page.getByRole('main').getByRole('heading', {level: 2});
  await expect(headings).toHaveText(['Built by teams and creators', 'Examples you can edit']);
  const projects = page.getByRole('region', {name: 'Built by teams and creators'}).locator('li[id]');
  expect(await projects.count()).toBeGreaterThanOrEqual(9);
  for (const project of await projects.all()) {
    await project.scrollIntoViewIfNeeded();
    await expect(project.locator('img')).toHaveJSProperty('complete', true);
    expect(await project.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await expect(project.getByRole('link').first()).toHaveAttribute('href', /^(https:\/)?\//);
  }
  await expect(projects.filter({hasText: 'Pratik Ghela'})).toHaveCount(1);
});

test('an example plays while you point at it or focus it', async ({page}) => {
  await openPage(page, '/showcase/');
  const card = page.locator('#turning-tiles');
  const player = card.locator('.__remotion-player');
  await card.hover();
  await expect(player).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(player).toHaveCount(0);
  await page.getByRole('radio', {name: 'All'}).focus();
  await page.keyboard.press('Tab');
  await expect(getExamples(page).first().locator('.__remotion-player')).toBeVisible();
});

test.describe('with reduced motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('no example plays when you point at it', async ({page}) => {
    await openPage(page, '/showcase/');
    await page.locator('#turning-tiles').hover();
    await page.getByRole('link', {name: 'Turning tiles', exact: true}).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('.__remotion-player')).toHaveCount(0);
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('all entries are on the page, with images and links', async ({page}) => {
    await page.goto('/showcase/');
    await expect(getExamples(page).locator('img').nth(23)).toBeAttached();
    await expect(page.getByRole('link', {name: 'Source code: GitHubUnwrapped'})).toBeVisible();
    await expect(page.getByRole('group', {name: 'Topic'})).toBeHidden();
  });
});
