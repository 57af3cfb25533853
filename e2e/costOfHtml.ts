import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {builtSite} from './builtSite.ts';
import {compressed} from './compressed.ts';

/** What a page's HTML asks for by itself, without scripts: bytes on their way, by kind. */
export interface HtmlCost {
  readonly html: number;
  readonly css: number;
  readonly fonts: number;
}

/**
 * Measures what a page costs to be read, from the built files. `quality` is that of brotli for the HTML. Throws when
 * the page has no style sheet or no typeface: then it is not what this measures.
 */
export const costOfHtml = (path: string, quality = 11): HtmlCost => {
  const key = `${quality} ${path}`;
  const cost = known.get(key) ?? measure(path, quality);
  known.set(key, cost);
  return cost;
};

const known = new Map<string, HtmlCost>();

const measure = (path: string, quality: number): HtmlCost => {
  const html = builtSite.html(path);
  const sheets = addresses(html, 'stylesheet');
  const fonts = addresses(html, 'preload').filter((address) => address.endsWith('.woff2'));
  if (sheets.length === 0 || fonts.length === 0) throw new Error(`${path} names no style sheet or no typeface.`);
  return {
    html: compressed(html, quality),
    css: sum(sheets.map(sizeOfSheet)),
    fonts: sum(fonts.map((file) => read(file).length)),
  };
};

const addresses = (html: string, rel: string): string[] =>
  [...html.matchAll(/<link ([^>]*)>/g)]
    .map(([, attributes = '']) => attributes)
    .filter((attributes) => new RegExp(`rel="?${rel}[" ]`).test(attributes))
    .flatMap((attributes) => /href="?([^" >]+)/.exec(attributes)?.[1] ?? []);

const sizes = new Map<string, number>();

const sizeOfSheet = (path: string): number => {
  const size = sizes.get(path) ?? compressed(read(path));
  sizes.set(path, size);
  return size;
};

const read = (path: string): Buffer => readFileSync(join(builtSite.folder, path));

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
