import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {openPage} from '../support/openPage.ts';
import {expect, test} from '../support/test.ts';

const path = '/docs/lambda/estimateprice';
function getPlanner(page: Page) {
  return page.getByRole('region', {name: 'Cloud planner'});
}
function getRow(page: Page, name: string) {
  return getPlanner(page)
    .getByRole('row')
    .filter({has: page.getByRole('rowheader', {name, exact: true})});
}
function getField(page: Page, label: string) {
  return getPlanner(page).getByLabel(label, {exact: true});
}

for (const route of [path, '/docs/lambda/concurrency']) {
  test(`cloud planner: ${route} shows a complete plan`, async ({page}) => {
    await openPage(page, route);
    await expect(getRow(page, 'Renderer functions')).toContainText('1,800 frames ÷ 22, rounded up');
    await expect(getRow(page, 'Cost per render')).toContainText('0.01218 USD');
    await expect(getRow(page, 'Cost per render')).toContainText('AWS, 2022, in version 3.2.44');
    await expect(getRow(page, 'License per month')).toContainText('40 USD');
  });
}

test('cloud planner: an entry changes the results and the URL', async ({page}) => {
  await openPage(page, path);
  await getField(page, 'Video duration').fill('300');
  await getField(page, 'Region').selectOption('eu-west-2');
  await expect(getRow(page, 'Renderer functions').getByRole('cell').first()).toHaveText('113');
  await expect(getRow(page, 'Renders that can start at once')).toContainText('A burst of 500 functions in eu-west-2');
  await expect(
    getPlanner(page)
      .getByText(/^113 functions render for/)
      .last(),
  ).toBeVisible();
  await expect(page).toHaveURL(`${path}?seconds=300&region=eu-west-2`);

  await openPage(page, page.url());
  await expect(getField(page, 'Video duration')).toHaveValue('300');
  await expect(getRow(page, 'Renderer functions').getByRole('cell').first()).toHaveText('113');
});

test('cloud planner: all fields work with the keyboard', async ({page}) => {
  await openPage(page, path);
  await getField(page, 'Video duration').focus();
  await page.keyboard.press('Tab');
  await expect(getField(page, 'Frame rate')).toBeFocused();
  await getField(page, 'Region').focus();
  await page.keyboard.press('Tab');
  await expect(getField(page, 'Architecture')).toBeFocused();
});

test('cloud planner: downloads the table', async ({page}) => {
  await openPage(page, path);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    getPlanner(page).getByRole('button', {name: 'Download as CSV'}).click(),
  ]);
  expect(download.suggestedFilename()).toBe('lambda-plan.csv');
  const lines = readFileSync(await download.path(), 'utf8').split('\r\n');
  expect(lines[0]).toBe('Name,Value,Formula,Source,Date');
  expect(lines).toContain('Video duration,60,Seconds,Your entries,');
});

test('cloud planner: fits into 390 pixels', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openPage(page, path);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  const inside = await getPlanner(page).evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(inside).toBeLessThanOrEqual(0);
});

test.describe('cloud planner without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('shows the plan for the initial entries, without fields', async ({page}) => {
    await page.goto(path);
    await expect(getRow(page, 'Frames')).toContainText('60 s × 30 fps');
    await expect(getRow(page, 'Cost per month')).toContainText('12.18 USD');
    await expect(getPlanner(page).locator('input').first()).toBeHidden();
    await expect(getPlanner(page).getByRole('button')).toHaveCount(0);
  });
});
