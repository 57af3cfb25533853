import {openPage} from '../support/openPage.ts';
import {openSearch} from '../support/getSearchDialog.ts';
import {expect, test} from '../support/test.ts';

test('offline and back: the page stays, shows what does not load, keeps the input, and continues', async ({
  page,
  context,
  problems,
}) => {
  problems.expect('error: Failed to load resource: net::ERR_INTERNET_DISCONNECTED');
  await openPage(page, '/docs/interpolate');
  const {root, input, hits} = await openSearch(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.keyboard.type('measureSpring()');
  await expect(root).toContainText('Unable to fetch results');
  await expect(input).toHaveValue('measureSpring()');
  await context.setOffline(false);
  await page.keyboard.press('Backspace');
  await expect(hits.first()).toContainText('measureSpring');
  await page.keyboard.press('Escape');
  await expect(root).toHaveCount(0);

  await context.setOffline(true);
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog', exact: true}).click();
  const retry = page.getByRole('alert').getByRole('button', {name: 'Retry'});
  await expect(retry).toBeVisible();
  await expect(page).toHaveURL('/blog');
  await context.setOffline(false);
  await retry.click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Blog');
});
