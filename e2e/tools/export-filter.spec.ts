import {openPage} from '../support/openPage.ts';
import {expect, test} from '../support/test.ts';

const path = '/docs/api';

test('list of exports: filters by text, package and kind, and shows the number of matches', async ({page}) => {
  await openPage(page, path);
  const items = page.locator('tr[data-package]');
  const visible = items.filter({visible: true});
  const types = await page.locator('tr[data-kind="type"]').count();
  const all = await items.count();
  expect(types).toBeGreaterThan(100);
  await expect(visible).toHaveCount(all - types);
  await expect(page.getByText(`${all - types} exports`, {exact: true})).toBeVisible();
  await page.getByLabel('Show types').check();
  await expect(visible).toHaveCount(all);
  await page.getByLabel('Show types').uncheck();
  await expect(visible).toHaveCount(all - types);

  await page.getByLabel('Filter exports').fill('interpolateColors()');
  await expect(items.filter({visible: true})).toHaveCount(1);
  await page.getByLabel('Filter exports').fill('');
  await page.getByRole('combobox', {name: 'Package'}).selectOption('@remotion/gif');
  await page.getByRole('combobox', {name: 'Kind'}).selectOption('component');
  await expect(items.filter({visible: true})).toHaveCount(1);
  await items.filter({visible: true}).getByRole('link').first().click();
  await expect(page).toHaveURL('/docs/gif/gif');
});

test('list of exports: shows a message if nothing matches', async ({page}) => {
  await openPage(page, path);
  await page.getByLabel('Filter exports').fill('teleport');
  await expect(page.getByText('No matching exports.')).toBeVisible();
});

test.describe('list of exports without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('is a plain table with all types', async ({page}) => {
    await page.goto(path);
    await expect(page.getByRole('link', {name: 'interpolateColors', exact: true}).first()).toBeVisible();
    await expect(page.getByRole('link', {name: 'SpringConfig', exact: true}).first()).toBeVisible();
    await expect(page.getByLabel('Filter exports')).toBeHidden();
  });
});
