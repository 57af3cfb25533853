import {openPage} from '../support/openPage.ts';
import {expect, test} from '../support/test.ts';

const log = [
  'Rendering frames 10/90',
  '\u001b[31mError\u001b[39m: The "gif" codec does not support the --crf option.',
  '    at renderMedia (node_modules/renderer.js:1:2)',
  'Error: A delayRender() was called but not cleared after 28000ms.',
  'See https://remotion.dev/docs/timeout for help.',
  "TypeError: Cannot read properties of undefined (reading '<b>map</b>')",
].join('\n');

test('error messages: a pasted log links to the explanations, and lists unknown lines', async ({page}) => {
  await openPage(page, '/errors');
  const field = page.getByLabel('Message or log');
  await field.fill(log);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    '2 known messages found in 6 lines; 1 other line looks like an error.',
  );
  const items = page.getByRole('main').locator('header').getByRole('listitem');
  await expect(items).toHaveCount(3);
  await expect(items.nth(0)).toContainText('Line 2');
  await expect(items.nth(0).locator('mark').first()).toHaveText('The "');
  await expect(items.nth(1)).toContainText('Line 4');
  await expect(items.nth(2)).toContainText("undefined (reading '<b>map</b>')");
  await field.fill('An error occurred:');
  await expect(page.getByRole('main')).toContainText('Paste the lines below it');
  await field.fill('nothing of the kind');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('No known message found in 1 line.');
  await field.fill('Error: Missing target for page (id = 4F2A)');
  await expect(items).toHaveText([/Remotion keeps track of all browser tabs\..* no known input triggers/]);
  await field.fill('2022-08-10T10:00:00.000Z Task timed out after 120.02 seconds');
  await expect(items).toHaveText([/^Line 1(?!, from).*May be explained in Render errors on Lambda/]);
  await field.fill(log);
  await items.nth(1).getByRole('link').click();
  await expect(page).toHaveURL(/\/docs\/timeout/);
});

test('error messages: shows the cause from the table row about the prop in the message', async ({page}) => {
  await openPage(page, '/errors');
  await page
    .getByLabel('Message or log')
    .fill('The "durationInFrames" prop of the <Composition/> component must be positive, but got 0.');
  const item = page.getByRole('main').locator('header').getByRole('listitem');
  await expect(item).toContainText("The duration isn't a positive integer.");
  await expect(item).not.toContainText('height');
  await expect(item.getByRole('link')).toHaveText('<Composition>');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('error messages are a list by page', async ({page}) => {
    await page.goto('/errors');
    await expect(page.getByLabel('Message or log')).toBeHidden();
    await page.getByText('<Folder>', {exact: false}).first().click();
    await expect(page.getByRole('link', {name: /^Folder name can only contain/})).toHaveAttribute(
      'href',
      '/docs/folder#errors',
    );
    await expect(page.getByRole('heading', {name: 'Internal assertions'})).toHaveAttribute('id', 'internal-assertions');
  });
});
