import {findOrInstallFullBrowser} from '../../packages/tooling/findOrInstallBrowser.ts';
import {openPage} from '../support/openPage.ts';
import {openSearch} from '../support/getSearchDialog.ts';
import {expect, test} from '../support/test.ts';

// The headless shell doesn't have it, and Playwright disables it by default.
test.use({
  launchOptions: async ({launchOptions}, provide) =>
    provide({
      ...launchOptions,
      executablePath: findOrInstallFullBrowser(),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
});

test("back/forward cache: restores a page with the reader's input, and the page works", async ({page}) => {
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
  // A full page load, like a URL typed into the address bar.
  await page.goto('/docs/license');
  // Later, because navigating ends the evaluation.
  await page.evaluate(() => setTimeout(() => window.history.back()));
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  await expect(input).toHaveValue('spring');
  await input.fill('measureSpring()');
  await expect(hits.first()).toContainText('measureSpring()');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('measureSpring()');
});
