import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {builtSite} from '../support/builtSite.ts';
import {getCompressedSize} from '../support/getCompressedSize.ts';
import {getTransferSize} from '../support/getTransferSize.ts';

/** The bytes that the HTML of a page transfers without scripts, by type. */
export type HtmlCost = {
  readonly html: number;
  readonly css: number;
  /** The fonts of most characters. */
  readonly fonts: number;
};

/**
 * Measures the transfer size of a page from the built files. `quality` replaces the Brotli quality of the HTML. Throws if
 * the page has no style sheet or no font, because the result would be wrong.
 */
export function measureHtmlCost(path: string, quality?: number): HtmlCost {
  const key = `${quality} ${path}`;
  const cost = known.get(key) ?? measure(path, quality);
  known.set(key, cost);
  return cost;
}

const known = new Map<string, HtmlCost>();

function measure(path: string, quality?: number): HtmlCost {
  const html = builtSite.html(path);
  const sheets = findUrls(html, 'stylesheet');
  const fonts = findUrls(html, 'preload').filter((url) => url.endsWith('.woff2'));
  if (sheets.length === 0 || fonts.length === 0) {
    throw new Error(`${path} names no style sheet or no typeface.`);
  }
  return {
    html: quality === undefined ? getTransferSize('index.html', html) : getCompressedSize(html, quality),
    css: sum(sheets.map(getSheetSize)),
    fonts: sum([...fonts, ...(html.includes('<code') ? [codeFont] : [])].map((file) => read(file).length)),
  };
}

/** It isn't preloaded. */
const codeFont = `/assets/fonts/${readdirSync(join(builtSite.folder, 'assets/fonts')).find((file) => /^geist-mono-[^-]+$/.test(file))}`;

function findUrls(html: string, rel: string): string[] {
  return [...html.matchAll(/<link ([^>]*)>/g)]
    .map(([, attributes = '']) => attributes)
    .filter((attributes) => new RegExp(`rel="?${rel}[" ]`).test(attributes))
    .flatMap((attributes) => /href="?([^" >]+)/.exec(attributes)?.[1] ?? []);
}

const sizes = new Map<string, number>();

function getSheetSize(path: string): number {
  const size = sizes.get(path) ?? getTransferSize(path, read(path));
  sizes.set(path, size);
  return size;
}

function read(path: string): Buffer {
  return readFileSync(join(builtSite.folder, path));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
