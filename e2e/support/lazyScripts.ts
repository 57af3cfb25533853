import type {Page, Request} from '@playwright/test';

/** The code of pages and components: every script except those that each page references directly. */
export const lazyScripts = /\/assets\/js\/(?!main\.|runtime~main\.).*\.js$/;

/** Waits until one of these scripts has failed to load. A prefetch doesn't count, because nothing waits for it. */
export function waitForFailedScript(page: Page): Promise<Request> {
  return page.waitForEvent(
    'requestfailed',
    (request) => request.resourceType() === 'script' && lazyScripts.test(request.url()),
  );
}
