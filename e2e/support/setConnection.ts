import type {Page} from '@playwright/test';

type Connection = {
  readonly effectiveType: 'slow-2g' | '2g' | '3g' | '4g';
  readonly saveData: boolean;
};

/** A fast connection with data saving turned on: the site only loads pages that the reader opens. */
export const dataSaver: Connection = {effectiveType: '4g', saveData: true};

/** Sets what `navigator.connection` returns on pages that are opened from now on. The actual speed stays the same. */
export async function setConnection(page: Page, connection: Connection): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(Navigator.prototype, 'connection', {value});
  }, connection);
}
