import type {Browser} from '@playwright/test';
import {compressed} from '../../e2e/compressed.ts';
import {builtSite} from '../../e2e/builtSite.ts';
import {type PageRequest, requestsOf} from '../../e2e/requestsOf.ts';

/** Bytes of a page's first visit, as they travel: text compressed with brotli 11, fonts and pictures as they are. */
export interface PageBytes {
  readonly html: number;
  readonly css: number;
  readonly fonts: number;
  /** HTML, style sheets and pictures that are asked for until the load event. */
  readonly untilLoad: number;
  /** Asked for after it, without what is fetched ahead because another page may be opened. */
  readonly scripts: number;
  readonly ahead: number;
}

/** Has a browser visit a page of the built site that is served at `url`, and measures what it asks for. */
export const pageBytes = async (browser: Browser, url: string, path: string): Promise<PageBytes> => {
  const page = await browser.newPage({viewport: {width: 1280, height: 800}});
  try {
    await page.goto(url + path);
    await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
    await page.waitForLoadState('networkidle');
    const requests = await requestsOf(page);
    const bytes = (isMeant: (request: PageRequest) => boolean): number =>
      requests.filter(isMeant).reduce((sum, request) => sum + request.bytes, 0);
    const html = compressed(builtSite.html(path));
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
};
