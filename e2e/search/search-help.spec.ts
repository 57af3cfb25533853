import {openSearch, searchFor} from '../support/getSearchDialog.ts';
import {openPage} from '../support/openPage.ts';
import {expect, test} from '../support/test.ts';

test('a pasted message that is too long is searched by its most distinctive part', async ({page}) => {
  const log =
    'A delayRender() was called but not cleared after 28000ms. See https://remotion.dev/docs/timeout for help. The delayRender was called:';
  await openPage(page, '/docs/license');
  const {input, hits} = await openSearch(page);
  await input.evaluate((field, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    field.dispatchEvent(new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}));
  }, log);
  await expect(input).toHaveValue(/^A delayRender\(\) was called .*timeout$/);
  await expect(hits.first()).toContainText(/delayRender|timeout/i);
});

test('a query in another language shows what was searched for', async ({page}) => {
  await openPage(page, '/docs/license');
  const {root, input} = await searchFor(page, 'Schriftarten');
  await expect(root.getByText('Searched for: font')).toBeVisible();
  await input.fill('spring');
  await expect(root.getByText('Searched for:')).toHaveCount(0);
});

test('a hit shows ten words of its text on a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openPage(page, '/docs/license');
  const {hits} = await searchFor(page, 'how to fade music out');
  const text = await hits.first().locator('.DocSearch-Hit-path').innerText();
  expect(text.split(/\s+/).length).toBe(10);
});
