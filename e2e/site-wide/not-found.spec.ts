import {openPage} from '../support/openPage.ts';
import {expect, test} from '../support/test.ts';

const missing = 'error: Failed to load resource: the server responded with a status of 404 (Not Found)';

test('the not-found page suggests similar pages, and offers to search', async ({page, problems}) => {
  problems.expect(missing);
  await openPage(page, '/docs/interpolte');
  const suggestions = page.getByRole('region', {name: 'Were you looking for one of these?'});
  await expect(suggestions.getByRole('link').first()).toHaveText('interpolate()');
  await expect(suggestions.getByRole('link', {name: 'Search for'})).toHaveAttribute('href', '/search?q=interpolte');
  await suggestions.getByRole('link', {name: 'interpolate()', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('interpolate()');
});

test('the not-found page explains URLs of another version', async ({page, problems}) => {
  problems.expect(missing);
  await openPage(page, '/docs/transitions/fade');
  const other = page.getByRole('region', {name: 'This URL may belong to another version'});
  await expect(other).toContainText('This documentation of Remotion 3.2 doesn’t cover @remotion/transitions.');
  await other.getByRole('link', {name: '<Sequence>'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('<Sequence>');
});

test('a URL with a percent sign can be left and opened again', async ({page, problems}) => {
  problems.expect(missing);
  await openPage(page, '/docs/100%25');
  const notFound = page.getByRole('heading', {name: 'Page Not Found'});
  await expect(notFound).toBeVisible();
  await page.getByRole('main').getByRole('link', {name: 'Docs', exact: true}).click();
  await expect(notFound).toBeHidden();
  await page.goBack();
  await expect(notFound).toBeVisible();
});

test('only the not-found page loads the list of pages', async ({page}) => {
  const requested: string[] = [];
  page.on('request', (one) => requested.push(new URL(one.url()).pathname));
  await openPage(page, '/docs/interpolate');
  expect(requested).not.toContain('/pages.json');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});
  test('the not-found page links to the main sections', async ({page, problems}) => {
    problems.expect(missing);
    await page.goto('/nothing-here');
    const main = page.getByRole('main');
    await expect(main).toContainText('We could not find what you were looking for.');
    await main.getByRole('link', {name: 'Docs', exact: true}).click();
    await expect(page).toHaveURL('/docs/');
  });
});
