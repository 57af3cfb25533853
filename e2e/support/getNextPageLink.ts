import type {Locator, Page} from '@playwright/test';

/** Returns the link to the next page at the end of a documentation page. */
export function getNextPageLink(page: Page): Locator {
  return page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link', {name: 'Next'});
}
