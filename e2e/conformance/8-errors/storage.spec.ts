import type {Page} from '@playwright/test';
import {openPage} from '../../support/openPage.ts';
import {searchFor} from '../../support/getSearchDialog.ts';
import {expect, test} from '../../support/test.ts';
import {proves} from '../../../packages/specification/proves.ts';

function toggle(page: Page) {
  return page.getByRole('button', {name: /^Switch between dark and light mode/});
}

test.describe('storage that is full', () => {
  test.beforeEach(async ({page}) => {
    await openPage(page, '/docs/license');
    await page.evaluate(() => {
      Object.defineProperty(Storage.prototype, 'setItem', {
        value: () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        },
      });
    });
  });

  test('failures are logged and ignored', proves('8.storage-failure'), async ({page, problems}) => {
    problems.expect(
      "error: Docusaurus storage error, can't set theme=dark QuotaExceededError: The quota has been exceeded.",
    );
    await toggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('the search works and forgets', async ({page}) => {
    const {root} = await searchFor(page, 'interpolateColors()');
    await page.keyboard.press('Enter');
    await expect(root).toHaveCount(0);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('interpolateColors()');
  });
});

test.describe('storage that is forbidden', () => {
  test.beforeEach(({page}) =>
    page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }
    }),
  );

  test('unavailable storage warns once, and the site works', proves('8.no-storage'), async ({page, problems}) => {
    const warning = 'warning: Docusaurus browser storage is not available.';
    problems.expect(warning);
    await openPage(page, '/docs/license');
    await toggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const {root} = await searchFor(page, 'interpolateColors()');
    await page.keyboard.press('Enter');
    await expect(root).toHaveCount(0);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('interpolateColors()');
    expect(problems.count(warning)).toBe(1);
  });
});
