import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {builtSite} from './builtSite.ts';
import {compressed} from './compressed.ts';

/** A file that a page has asked for. */
export interface PageRequest {
  /** Its path: `/assets/js/main.0123abcd.js`. */
  readonly path: string;
  readonly kind: 'script' | 'style' | 'font' | 'other';
  /** On its way. */
  readonly bytes: number;
  /** Asked for before the page had loaded. */
  readonly isEarly: boolean;
  /** Asked for because another page may be opened. */
  readonly isAhead: boolean;
}

/** Tells what a page of the built site has asked for up to now beside its HTML, as the browser itself noted it. */
export const requestsOf = async (page: Page): Promise<readonly PageRequest[]> => {
  const noted = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const ahead = new Set([...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(({href}) => href));
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({name, startTime, initiatorType}) => ({
        path: new URL(name).pathname,
        isEarly: startTime < (visit?.loadEventStart || Infinity),
        // A script that is fetched ahead and used later is noted twice.
        isAhead: initiatorType === 'link' && ahead.has(name),
      }),
    );
  });
  return noted.map((request) => ({...request, kind: kindOf(request.path), bytes: sizeOf(request.path)}));
};

const kindOf = (path: string): PageRequest['kind'] => {
  if (path.endsWith('.js')) return 'script';
  if (path.endsWith('.css')) return 'style';
  return path.endsWith('.woff2') ? 'font' : 'other';
};

const sizes = new Map<string, number>();

const sizeOf = (path: string): number => {
  const known = sizes.get(path);
  if (known !== undefined) return known;
  const content = readFileSync(join(builtSite.folder, decodeURI(path)));
  const size = /\.(?:js|css|svg|json|txt)$/.test(path) ? compressed(content) : content.length;
  sizes.set(path, size);
  return size;
};
