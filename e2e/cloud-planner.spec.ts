import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {openPage} from './openPage.ts';
import {expect, test} from './test.ts';

const path = '/docs/lambda/estimateprice';
const planner = (page: Page) => page.getByRole('region', {name: 'Cloud planner'});
const row = (page: Page, name: string) =>
  planner(page)
    .getByRole('row')
    .filter({has: page.getByRole('rowheader', {name, exact: true})});
const field = (page: Page, label: string) => planner(page).getByLabel(label, {exact: true});

for (const route of [path, '/docs/lambda/concurrency'])
  test(`cloud planner: ${route} shows a whole plan`, async ({page}) => {
    await openPage(page, route);
    await expect(row(page, 'Functions that draw')).toContainText('1,800 frames ÷ 22, rounded up');
    await expect(row(page, 'Cost of a render')).toContainText('0.01218 USD');
    await expect(row(page, 'Cost of a render')).toContainText('AWS, 2022, in version 3.2.44');
    await expect(row(page, 'Licence for a month')).toContainText('40 USD');
  });

test('cloud planner: an entry changes the results and stands in the address', async ({page}) => {
  await openPage(page, path);
  await field(page, 'Duration of the video').fill('300');
  await field(page, 'Region').selectOption('eu-west-2');
  await expect(row(page, 'Functions that draw').getByRole('cell').first()).toHaveText('113');
  await expect(row(page, 'Renders that start at once')).toContainText('A burst of 500 functions in eu-west-2');
  await expect(page).toHaveURL(`${path}?seconds=300&region=eu-west-2`);

  await openPage(page, page.url());
  await expect(field(page, 'Duration of the video')).toHaveValue('300');
  await expect(row(page, 'Functions that draw').getByRole('cell').first()).toHaveText('113');
});

test('cloud planner: what is wrong is said at the field, and nothing is lost', async ({page}) => {
  await openPage(page, path);
  const memory = field(page, 'Memory');
  await memory.fill('128 MB');
  await expect(memory).toHaveAccessibleDescription('Enter a whole number from 512 to 10,240, digits only.');
  await expect(memory).toHaveAttribute('aria-invalid', 'true');
  await expect(memory).toHaveValue('128 MB');
  await expect(planner(page).getByRole('status').first()).toHaveText('To be corrected: Memory.');
  await expect(row(page, 'Cost of a render').getByRole('cell').first()).toHaveText('–');
  await expect(planner(page).getByRole('button', {name: 'Download as CSV'})).toHaveCount(0);

  await memory.fill('1024');
  await expect(memory).toHaveAttribute('aria-invalid', 'false');
  await expect(row(page, 'Cost of a render').getByRole('cell').first()).toHaveText(/^0\.006\d+ USD$/);
});

test('cloud planner: says in words what does not fit', async ({page}) => {
  await openPage(page, `${path}?frameTime=6000&seconds=60`);
  await expect(row(page, 'Timeout of 120 s, the default')).toContainText('Too short');
  await expect(row(page, 'Timeout of 900 s, the most')).toContainText('Fits, 768 s left');
  await expect(planner(page).getByRole('status').first()).toContainText('Too little: Timeout of 120 s, the default.');
});

test('cloud planner: the keyboard goes through all fields', async ({page}) => {
  await openPage(page, path);
  await field(page, 'Duration of the video').focus();
  await page.keyboard.press('Tab');
  await expect(field(page, 'Frame rate')).toBeFocused();
  await field(page, 'Region').focus();
  await page.keyboard.press('Tab');
  await expect(field(page, 'Architecture')).toBeFocused();
});

test('cloud planner: downloads the table', async ({page}) => {
  await openPage(page, path);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    planner(page).getByRole('button', {name: 'Download as CSV'}).click(),
  ]);
  expect(download.suggestedFilename()).toBe('lambda-plan.csv');
  const lines = readFileSync(await download.path(), 'utf8').split('\r\n');
  expect(lines[0]).toBe('Name,Value,Formula,Source,Date');
  expect(lines).toContain('Duration of the video,60,Seconds,Your entries,');
});

test('cloud planner: fits into 390 pixels', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openPage(page, path);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  const inside = await planner(page).evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(inside).toBeLessThanOrEqual(0);
});

test.describe('cloud planner without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('shows the plan of the first entries, and no fields', async ({page}) => {
    await page.goto(path);
    await expect(row(page, 'Frames')).toContainText('60 s × 30 fps');
    await expect(row(page, 'Cost of a month')).toContainText('12.18444 USD');
    await expect(planner(page).locator('input').first()).toBeHidden();
    await expect(planner(page).getByRole('button')).toHaveCount(0);
  });
});
