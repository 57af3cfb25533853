import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {load} from 'cheerio';

/** Bytes of a page's first load as a static host would send them, compressed with brotli 11; fonts as they are. */
export interface PageBytes {
  readonly html: number;
  readonly css: number;
  readonly js: number;
  readonly fonts: number;
}

/** Measures what the HTML of a page loads by itself: style sheets, scripts, and the fonts that those sheets name. */
export const pageBytes = (siteDirectory: string, route: string): PageBytes => {
  const html = readFileSync(join(siteDirectory, route, 'index.html'));
  const $ = load(html.toString());
  const addresses = (selector: string, attribute: string): string[] =>
    $(selector)
      .map((_, element) => $(element).attr(attribute) ?? '')
      .get();
  const css = files(siteDirectory, addresses('link[rel="stylesheet"]', 'href'));
  const fonts = css.flatMap((sheet) =>
    [...sheet.toString().matchAll(/url\((\/[^)]+\.woff2)\)/g)].map(([, path = '']) => path),
  );
  return {
    html: compressed(html),
    css: sum(css.map(compressed)),
    js: sum(files(siteDirectory, addresses('script[src]', 'src')).map(compressed)),
    fonts: sum(files(siteDirectory, [...new Set(fonts)]).map((font) => font.length)),
  };
};

const files = (siteDirectory: string, paths: readonly string[]): Buffer[] =>
  paths
    .map((path) => join(siteDirectory, path))
    .filter(existsSync)
    .map((path) => readFileSync(path));

const compressed = (content: Buffer): number =>
  brotliCompressSync(content, {params: {[constants.BROTLI_PARAM_QUALITY]: 11}}).length;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
