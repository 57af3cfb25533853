import type {Browser} from '@playwright/test';
import {getCompressedSize, HTML_QUALITY} from '../e2e/support/getCompressedSize.ts';
import {builtSite} from '../e2e/support/builtSite.ts';
import {type PageRequest, recordRequests} from '../e2e/support/recordRequests.ts';

/** The transferred bytes of a first visit: text compressed with Brotli as the build does it, fonts and images as they are. */
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
    const html = getCompressedSize(builtSite.html(path), HTML_QUALITY);
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
