import type {Page} from '@playwright/test';

/** Returns the value that the page has stored under a key, or null. */
export function readStoredText(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => window.localStorage.getItem(name), key);
}

/** Stores entries before the first page of this tab opens. Later pages find what the site has changed in them. */
export async function storeBeforehand(page: Page, entries: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((pairs: [string, string][]) => {
    // A sandboxed iframe has no storage.
    if (window.origin === 'null') {
      return;
    }
    if (window.sessionStorage.getItem('stored-beforehand')) {
      return;
    }
    window.sessionStorage.setItem('stored-beforehand', 'true');
    for (const [key, value] of pairs) {
      window.localStorage.setItem(key, value);
    }
  }, Object.entries(entries));
}
