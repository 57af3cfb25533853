import {type Page} from '@playwright/test';
import {expect} from './test.ts';

/** Opens a path of the site and waits until it can be worked with. */
export const openPage = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await waitUntilInteractive(page);
};

/** Waits until the page's script has taken over its HTML. */
export const waitUntilInteractive = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
