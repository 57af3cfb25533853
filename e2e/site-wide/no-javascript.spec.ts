import {getNextPageLink} from '../support/getNextPageLink.ts';
import {expect, test} from '../support/test.ts';

test.use({javaScriptEnabled: false});

test('without JavaScript, text and code of a page are readable', async ({page}) => {
  await page.goto('/docs/interpolate');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('interpolate()');
  await expect(page.getByRole('main').getByText('maps a number from one range to another')).toBeVisible();
  const sample = page.locator('pre').first();
  await expect(sample).toContainText("import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';");
  await expect(sample).toBeVisible();
  const colours = await sample
    .locator('span')
    .evaluateAll((spans) => spans.map((span) => getComputedStyle(span).color));
  expect(new Set(colours).size).toBeGreaterThan(3);
});

test('without JavaScript, the navigation links work', async ({page}) => {
  await page.goto('/docs/interpolate');
  await expect(page.getByRole('navigation', {name: 'Breadcrumbs'})).toBeVisible();
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'spring()', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('spring()');
  await getNextPageLink(page).click();
  await expect(page).not.toHaveURL('/docs/spring');
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Docs', exact: true}).click();
  await expect(page).toHaveURL('/docs/');
  await expect(page.getByRole('main')).toBeVisible();
});

test('without JavaScript, controls that would do nothing are hidden, and the search says why', async ({page}) => {
  await page.goto('/search?q=spring');
  const main = page.getByRole('main');
  for (const control of [
    main.getByRole('searchbox', {includeHidden: true}),
    page.getByRole('button', {name: 'Close', includeHidden: true}),
    page.locator('.DocSearch-Button'),
  ]) {
    await expect(control).toHaveCount(1);
    await expect(control).toBeHidden();
  }
  await main.getByRole('link', {name: 'API reference'}).click();
  await expect(page).toHaveURL('/docs/api');
  await page.setViewportSize({width: 390, height: 844});
  const menu = page.locator('.navbar__toggle');
  await expect(menu).toHaveCount(1);
  await expect(menu).toBeHidden();
  await page.goto('/errors');
  await expect(page.locator('main noscript p')).toBeVisible();
  const instruction = page.getByText('Paste an error message');
  await expect(instruction).toHaveCount(1);
  await expect(instruction).toBeHidden();
});
