import {openPage} from './openPage.ts';
import {expect, test} from './test.ts';

const path = '/docs/api';

test('list of exports: narrowed by typing, package and kind, and it says how many are left', async ({page}) => {
  await openPage(page, path);
  const items = page.locator('li[data-package]');
  const all = await items.count();
  expect(all).toBeGreaterThan(200);
  await expect(page.getByText(`${all} exports`, {exact: true})).toBeVisible();

  await page.getByLabel('Name or purpose').fill('interpolateColors()');
  await expect(items.filter({visible: true})).toHaveCount(1);
  await page.getByLabel('Name or purpose').fill('');
  await page.getByRole('combobox', {name: 'Package'}).selectOption('@remotion/gif');
  await page.getByRole('combobox', {name: 'Kind'}).selectOption('component');
  await expect(items.filter({visible: true})).toHaveCount(1);
  await items.filter({visible: true}).getByRole('link').first().click();
  await expect(page).toHaveURL('/docs/gif/gif');
});

test('list of exports: nothing that fits is said', async ({page}) => {
  await openPage(page, path);
  await page.getByLabel('Name or purpose').fill('teleport');
  await expect(page.getByText('No export fits.')).toBeVisible();
});

test.describe('list of exports without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('is a plain list', async ({page}) => {
    await page.goto(path);
    await expect(page.getByRole('link', {name: 'interpolateColors', exact: true}).first()).toBeVisible();
    await expect(page.getByLabel('Name or purpose')).toBeHidden();
  });
});
