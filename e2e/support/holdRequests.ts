import type {Page} from '@playwright/test';

/** Holds back every request to a matching URL until you call the returned function. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
