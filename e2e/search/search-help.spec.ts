import type {Request} from '@playwright/test';
import {openSearch, searchFor} from '../support/getSearchDialog.ts';
import {openPage} from '../support/openPage.ts';
import {searchCall} from '../support/searchCall.ts';
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

test('a response that arrives after that of a newer query does not change what was searched for', async ({page}) => {
  await openPage(page, '/docs/license');
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(searchCall, async (route) => {
    if (isForFonts(route.request())) {
      await released;
    }
    await route.continue();
  });
  const {root, input, hits} = await openSearch(page);
  const sent = page.waitForRequest(isForFonts);
  await input.fill('Schriftarten');
  const late = await sent;
  await input.fill('spring');
  await expect(hits.first()).toContainText('spring');
  release();
  await (await late.response())?.finished();
  // The page shows a translation in the frame after the response.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(root.getByText('Searched for:')).toHaveCount(0);
});

test('a hit shows ten words of its text on a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openPage(page, '/docs/license');
  const {hits} = await searchFor(page, 'how to fade music out');
  const text = await hits.first().locator('.DocSearch-Hit-path').innerText();
  expect(text.split(/\s+/).length).toBe(10);
});

function isForFonts(request: Request): boolean {
  return Boolean(request.postData()?.includes('Schriftarten'));
}
