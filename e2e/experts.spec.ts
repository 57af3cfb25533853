import type {Page} from '@playwright/test';
import {openPage} from './openPage.ts';
import {expect, test} from './test.ts';

const names = (page: Page) => page.locator('main li h3');
const byFirstName = ['Florent Pergoud', 'Karel Nagel', 'Marcus Stenbeck', 'Mohit Yadav', 'Stephen Sullivan'];
// 1970-01-01 begins with the first of them, and so does every fifth day after it.
const days = [
  {day: '2026-11-21', first: 'Mohit Yadav'},
  {day: '2026-11-22', first: 'Stephen Sullivan'},
];

for (const {day, first} of days)
  test(`on ${day}, ${first} begins the list, before React does anything`, async ({page}) => {
    await page.clock.setFixedTime(`${day}T12:00:00Z`);
    const scripts = '**/assets/js/main.*.js';
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(scripts, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/experts/', {waitUntil: 'commit'});
    await expect(names(page)).toHaveCount(5);
    const before = await names(page).allTextContents();
    expect(before[0]).toBe(first);
    expect([...before].sort()).toEqual(byFirstName);
    letGo();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(names(page)).toHaveText(before);

    await page.getByLabel('Teaching').check();
    await expect(names(page)).toHaveText(['Marcus Stenbeck']);
    await page.getByLabel('Any').check();
    await expect(names(page)).toHaveText(before);

    // Coming from another page, where the script of the page does not run.
    await openPage(page, '/about/');
    await page.getByRole('link', {name: 'Experts'}).click();
    await expect(names(page)).toHaveText(before);
  });

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('all experts are there, by first name', async ({page}) => {
    await page.goto('/experts/');
    await expect(names(page)).toHaveText(byFirstName);
  });
});
