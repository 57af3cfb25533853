import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {builtSite} from './builtSite.ts';
import {getTransferSize} from './getTransferSize.ts';

/** A file that a page has requested. */
export type PageRequest = {
  /** Its path: `/assets/js/main.0123abcd.js`. */
  readonly path: string;
  readonly kind: 'script' | 'style' | 'font' | 'other';
  /** The transferred bytes. */
  readonly bytes: number;
  /** Whether it was requested before the page had loaded. */
  readonly isEarly: boolean;
  /** Whether it was prefetched for another page. */
  readonly isAhead: boolean;
};

/**
 * Returns the files other than the HTML that a page of the built site has requested so far, as recorded by the browser.
 */
export async function recordRequests(page: Page): Promise<readonly PageRequest[]> {
  const noted = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const ahead = new Set([...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(({href}) => href));
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({name, startTime, initiatorType}) => ({
        path: new URL(name).pathname,
        isEarly: startTime < (visit?.loadEventStart || Infinity),
        // A script that is prefetched and used later has two entries.
        isAhead: initiatorType === 'link' && ahead.has(name),
      }),
    );
  });
  return noted.map((request) => ({...request, kind: getKind(request.path), bytes: getSize(request.path)}));
}

function getKind(path: string): PageRequest['kind'] {
  if (path.endsWith('.js')) {
    return 'script';
  }
  if (path.endsWith('.css')) {
    return 'style';
  }
  return path.endsWith('.woff2') ? 'font' : 'other';
}

const sizes = new Map<string, number>();

function getSize(path: string): number {
  const known = sizes.get(path);
  if (known !== undefined) {
    return known;
  }
  const content = readFileSync(join(builtSite.folder, decodeURI(path)));
  const size = /\.(?:js|css|svg|json|txt)$/.test(path) ? getTransferSize(path, content) : content.length;
  sizes.set(path, size);
  return size;
}
