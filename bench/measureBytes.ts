import {measurePageBytes, type PageBytes} from './measurePageBytes.ts';
import {pagesByKind} from './pagesByKind.ts';
import {withBrowser} from './withBrowser.ts';
import {withSite} from './withSite.ts';

/** Measures the size of a first visit by kind of page. */
export function measureBytes(): Promise<void> {
  return withSite((url) =>
    withBrowser(async (browser) => {
      const visits: Record<string, PageBytes> = {};
      for (const path of pagesByKind) {
        visits[path] = await measurePageBytes(browser, url, path);
      }
      console.log('Bytes of the first visit (Brotli; fonts and images uncompressed)');
      console.table(visits);
    }),
  );
}
