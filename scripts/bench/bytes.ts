import {pageBytes, type PageBytes} from './pageBytes.ts';
import {pagesByKind} from './pagesByKind.ts';
import {withBrowser} from './withBrowser.ts';
import {withSite} from './withSite.ts';

/** Bytes of a first visit, by kind of page. */
export const bytes = (): Promise<void> =>
  withSite((url) =>
    withBrowser(async (browser) => {
      const visits: Record<string, PageBytes> = {};
      for (const path of pagesByKind) visits[path] = await pageBytes(browser, url, path);
      console.log('Bytes of the first visit (brotli 11; fonts and pictures as they are)');
      console.table(visits);
    }),
  );
