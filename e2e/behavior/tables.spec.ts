import {openPage} from '../support/openPage.ts';
import {expect, test} from '../support/test.ts';

test('a table that is too wide can be scrolled with the keyboard', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openPage(page, '/docs/coverage');
  const table = page.getByRole('group', {name: 'Wide table'}).first();
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});
