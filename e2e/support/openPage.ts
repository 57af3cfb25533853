import {type Page} from '@playwright/test';
import {expect} from './test.ts';

/** Opens a path of the site and waits until the page is interactive. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilInteractive(page);
}

/** Waits until the page is hydrated. */
export function waitUntilInteractive(page: Page): Promise<void> {
  return expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}
