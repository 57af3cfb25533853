import type {Page} from '@playwright/test';
import {waitUntilSteady} from './waitUntilSteady.ts';

/** Waits until a page has loaded nothing for half a second. Playwright's `networkidle` is only reached once per page. */
export function waitUntilQuiet(page: Page): Promise<void> {
  return waitUntilSteady(() => page.evaluate(() => performance.getEntriesByType('resource').length), 500);
}
