import type {Page} from '@playwright/test';
import {expect} from './test.ts';

/** Waits until a page has loaded nothing for half a second. Playwright's `networkidle` is only reached once per page. */
export async function waitUntilQuiet(page: Page): Promise<void> {
  const count = (): Promise<number> => page.evaluate(() => performance.getEntriesByType('resource').length);
  await expect
    .poll(async () => {
      const before = await count();
      await page.waitForTimeout(500);
      return (await count()) - before;
    })
    .toBe(0);
}
