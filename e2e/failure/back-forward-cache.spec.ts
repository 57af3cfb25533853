import {openPage} from '../openPage.ts';
import {openSearch} from '../searchDialog.ts';
import {expect, test} from '../test.ts';

// Playwright switches it off.
test.use({
  launchOptions: async ({launchOptions}, provide) =>
    provide({...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache']}),
});

test('back/forward cache: a page comes back as it was left, with what was typed, and works', async ({page}) => {
  await openPage(page, '/docs/interpolate');
  await page.evaluate(() => {
    window.addEventListener(
      'pageshow',
      ({persisted}) => (document.documentElement.dataset.persisted = String(persisted)),
    );
  });
  const {input, hits} = await openSearch(page);
  await input.fill('spring');
  await expect(hits.first()).toBeVisible();
  // Another document, as every address typed into the browser is.
  await page.goto('/docs/license');
  await page.evaluate(() => window.history.back());
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  await expect(input).toHaveValue('spring');
  await input.fill('measureSpring()');
  await expect(hits.first()).toContainText('measureSpring()');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('measureSpring()');
});
