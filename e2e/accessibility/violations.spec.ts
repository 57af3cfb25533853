import {storeBeforehand} from '../support/browserStorage.ts';
import {splitIntoGroups} from '../support/splitIntoGroups.ts';
import {openPage} from '../support/openPage.ts';
import {openSearch} from '../support/getSearchDialog.ts';
import {everyKind} from '../support/everyPage.ts';
import {expect, test} from '../support/test.ts';
import {findPageViolations} from '../support/findPageViolations.ts';

// every-page.spec.ts checks all pages in light mode.
for (const {name, paths} of splitIntoGroups(everyKind, 5)) {
  test(`zero violations of WCAG 2.2 AA, dark: ${name}`, async ({page}) => {
    await storeBeforehand(page, {theme: 'dark'});
    for (const path of paths) {
      await openPage(page, path);
      expect.soft(await findPageViolations(page), path).toEqual([]);
    }
  });
}

for (const theme of ['light', 'dark']) {
  test(`zero violations of WCAG 2.2 AA, ${theme}: not-found page`, async ({page, problems}) => {
    problems.expect('error: Failed to load resource: the server responded with a status of 404 (Not Found)');
    await storeBeforehand(page, {theme});
    await openPage(page, '/nothing-here');
    expect(await findPageViolations(page)).toEqual([]);
  });

  test(`zero violations of WCAG 2.2 AA, ${theme}: search dialog`, async ({page}) => {
    await storeBeforehand(page, {theme});
    await openPage(page, '/docs/interpolate');
    const {root, input, hits} = await openSearch(page);
    await expect(root).toContainText('No recent searches');
    expect.soft(await findPageViolations(page), 'start screen').toEqual([]);
    await input.fill('spring');
    await expect(hits.first()).toBeVisible();
    await expect(page.locator('.search-preview')).toBeVisible();
    expect.soft(await findPageViolations(page), 'results and preview').toEqual([]);
    await input.fill(theme === 'dark' ? 'light mode' : 'dark mode');
    await expect(hits.first()).toContainText('Switch to');
    expect.soft(await findPageViolations(page), 'an action').toEqual([]);
    await input.fill('xqzvwk');
    await expect(root).toContainText('No results for');
    expect.soft(await findPageViolations(page), 'no results').toEqual([]);
    await input.fill('interpolateColors()');
    await expect(hits.first()).toContainText('interpolateColors()');
    await page.keyboard.press('Enter');
    await expect(root).toHaveCount(0);
    await openSearch(page);
    await expect(hits).toHaveCount(1);
    expect.soft(await findPageViolations(page), 'recent searches').toEqual([]);
  });

  test(`zero violations of WCAG 2.2 AA, ${theme}: search page with results`, async ({page}) => {
    await storeBeforehand(page, {theme});
    await openPage(page, '/search?q=spring');
    await expect(page.getByRole('main').getByRole('status')).toContainText('results');
    expect(await findPageViolations(page)).toEqual([]);
  });

  test.describe('narrow', () => {
    test.use({viewport: {width: 390, height: 844}});

    test(`zero violations of WCAG 2.2 AA, ${theme}: mobile menu`, async ({page}) => {
      await storeBeforehand(page, {theme});
      await openPage(page, '/docs/interpolate');
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      await expect(page.locator('.navbar-sidebar')).toBeInViewport({ratio: 1});
      expect.soft(await findPageViolations(page), 'secondary menu').toEqual([]);
      await page.getByRole('button', {name: 'Back to main menu'}).click();
      await expect(page.getByRole('link', {name: 'Showcase', exact: true}).first()).toBeInViewport();
      expect.soft(await findPageViolations(page), 'main menu').toEqual([]);
    });

    test(`zero violations of WCAG 2.2 AA, ${theme}: a page on a phone`, async ({page}) => {
      await storeBeforehand(page, {theme});
      await openPage(page, '/docs/interpolate');
      expect(await findPageViolations(page)).toEqual([]);
    });
  });
}
