import type {Page} from '@playwright/test';

/** Keeps back every request to a matching address until the returned function is called. */
export const holdRequests = async (page: Page, address: string | RegExp): Promise<() => void> => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};
