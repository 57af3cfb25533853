import type {Browser} from '@playwright/test';
import {getTransferSize} from '../e2e/support/getTransferSize.ts';
import {builtSite} from '../e2e/support/builtSite.ts';
import {type PageRequest, recordRequests} from '../e2e/support/recordRequests.ts';

/** The transferred bytes of a first visit. */
export type PageBytes = {
  readonly html: number;
  readonly css: number;
  readonly fonts: number;
  /** HTML, style sheets and images that are requested before the load event. */
  readonly untilLoad: number;
  /** Requests after the load event, without prefetched pages. */
  readonly scripts: number;
  readonly ahead: number;
};

/** Opens a page of the built site, which is served at `url`, in a browser and measures its requests. */
export async function measurePageBytes(browser: Browser, url: string, path: string): Promise<PageBytes> {
  const page = await browser.newPage({viewport: {width: 1280, height: 800}});
  try {
    await page.goto(url + path);
    await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
    await page.waitForLoadState('networkidle');
    const requests = await recordRequests(page);
    const bytes = (isMeant: (request: PageRequest) => boolean): number =>
      requests.filter(isMeant).reduce((sum, request) => sum + request.bytes, 0);
    const html = getTransferSize('index.html', builtSite.html(path));
    return {
      html,
      css: bytes(({kind, isEarly}) => kind === 'style' && isEarly),
      fonts: bytes(({kind}) => kind === 'font'),
      untilLoad: html + bytes(({kind, isEarly}) => kind !== 'font' && isEarly),
      scripts: bytes(({kind, isAhead}) => kind === 'script' && !isAhead),
      ahead: bytes(({isAhead}) => isAhead),
    };
  } finally {
    await page.close();
  }
}
