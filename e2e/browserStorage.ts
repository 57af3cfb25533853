import type {Page} from '@playwright/test';

/** Reads what the page has stored under a key, or null. */
export const storedText = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => window.localStorage.getItem(name), key);

/** Stores entries before any page of this tab is opened; pages opened later find what the site has made of them. */
export const storeBeforehand = async (page: Page, entries: Readonly<Record<string, string>>): Promise<void> => {
  await page.addInitScript((pairs: [string, string][]) => {
    // A frame in a sandbox has no storage.
    if (window.origin === 'null') return;
    if (window.sessionStorage.getItem('stored-beforehand')) return;
    window.sessionStorage.setItem('stored-beforehand', 'true');
    for (const [key, value] of pairs) window.localStorage.setItem(key, value);
  }, Object.entries(entries));
};
