import type {Page} from '@playwright/test';
import {holdRequests} from '../support/holdRequests.ts';
import {openPage} from '../support/openPage.ts';
import {expect, test} from '../support/test.ts';

function getNames(page: Page) {
  return page.locator('main li h3');
}
const byFirstName = ['Florent Pergoud', 'Karel Nagel', 'Marcus Stenbeck', 'Mohit Yadav', 'Stephen Sullivan'];
// On 1970-01-01 and every fifth day after it, the list starts with the first expert.
const days = [
  {day: '2026-11-21', first: 'Mohit Yadav'},
  {day: '2026-11-22', first: 'Stephen Sullivan'},
];

for (const {day, first} of days) {
  test(`on ${day}, ${first} is first in the list before React hydrates`, async ({page}) => {
    await page.clock.setFixedTime(`${day}T12:00:00Z`);
    const release = await holdRequests(page, '**/assets/js/main.*.js');
    await page.goto('/experts/', {waitUntil: 'commit'});
    await expect(getNames(page)).toHaveCount(5);
    const before = await getNames(page).allTextContents();
    expect(before[0]).toBe(first);
    expect([...before].sort()).toEqual(byFirstName);
    release();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(getNames(page)).toHaveText(before);

    await page.getByLabel('Teaching').check();
    await expect(getNames(page)).toHaveText(['Marcus Stenbeck']);
    await page.getByLabel('Any').check();
    await expect(getNames(page)).toHaveText(before);

    // After a client-side navigation, the script of the page doesn't run.
    await openPage(page, '/about/');
    await page.getByRole('link', {name: 'Experts'}).click();
    await expect(getNames(page)).toHaveText(before);
  });
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('all experts are listed, sorted by first name', async ({page}) => {
    await page.goto('/experts/');
    await expect(getNames(page)).toHaveText(byFirstName);
  });
});
