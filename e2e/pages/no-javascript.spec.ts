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
  await page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link', {name: 'Next'}).click();
  await expect(page).not.toHaveURL('/docs/spring');
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Docs', exact: true}).click();
  await expect(page).toHaveURL('/docs/');
  await expect(page.getByRole('main')).toBeVisible();
});
