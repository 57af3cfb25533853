import {load, type CheerioAPI} from 'cheerio';
import type {SearchRecord} from '../contract.ts';
import type {Block} from './Block.ts';
import {findSection} from './findSection.ts';
import {findSymbols} from './findSymbols.ts';
import {isPage} from './isPage.ts';
import {placeBlocks} from './placeBlocks.ts';
import {readBlocks} from './readBlocks.ts';
import {textOf} from './textOf.ts';

export type PageSource = {
  html: string;
  /** Where the file is served, such as `/docs/interpolate`; the page's canonical link is preferred. */
  path: string;
  /** Origin of the public site. */
  siteUrl: string;
};

// The docs theme, the blog theme, and pages of our own, the most precise first.
const CONTENT = ['.theme-doc-markdown', '#__blog-post-container', 'main', '.theme-layout-main'];

/** Makes the records of one built page, in reading order: the page, then its headings and texts. */
export function createRecords({html, path, siteUrl}: PageSource): SearchRecord[] {
  const $ = load(html);
  if (!isPage($)) {
    return [];
  }
  const url = addressOf($, path, siteUrl);
  const title = textOf($, $('h1').first());
  const page: SearchRecord = {
    objectID: new URL(url).pathname,
    type: 'lvl1',
    hierarchy: {lvl0: findSection($), lvl1: title, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
    content: $('meta[name=description]').attr('content')?.trim() || null,
    url,
    url_without_anchor: url,
    anchor: null,
    position: 0,
    symbols: symbolsOf(title),
    labels: labelsOf($, title),
    isMessage: false,
  };
  return [page, ...placeBlocks(page, contentOf($))];
}

/** A page with a title of one word, such as "Easing", documents that word. */
function symbolsOf(title: string): string[] {
  return /^[\w$]+$/.test(title) ? [title] : findSymbols(title);
}

/** The name of the page in the sidebar, if it has another one there. */
function labelsOf($: CheerioAPI, title: string): string[] {
  const label = textOf($, $('.theme-doc-breadcrumbs .breadcrumbs__item--active'));
  return label && label !== title ? [label] : [];
}

function addressOf($: CheerioAPI, path: string, siteUrl: string): string {
  const canonical = $('link[rel=canonical]').attr('href');
  const pathname = canonical && URL.canParse(canonical) ? new URL(canonical).pathname : path;
  return new URL(pathname, siteUrl).href;
}

function contentOf($: CheerioAPI): Block[] {
  const selector = CONTENT.find((candidate) => $(candidate).length > 0);
  return selector ? readBlocks($, $(selector).first()) : [];
}
