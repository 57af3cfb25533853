import type {Page} from '@playwright/test';

type Connection = {
  readonly effectiveType: 'slow-2g' | '2g' | '3g' | '4g';
  readonly saveData: boolean;
};

/** A fast connection of a reader who saves data: only pages that the reader opens are loaded. */
export const dataSaver: Connection = {effectiveType: '4g', saveData: true};

/** Makes pages that are opened from now on read this connection. It doesn't change the speed. */
export async function setConnection(page: Page, connection: Connection): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(Navigator.prototype, 'connection', {value});
  }, connection);
}
