import {load, type CheerioAPI} from 'cheerio';
import type {SearchRecord} from '../contract.ts';
import type {Block} from './Block.ts';
import {findLinks} from './findLinks.ts';
import {findSection} from './findSection.ts';
import {findSymbols} from './findSymbols.ts';
import {isPage} from './isPage.ts';
import {placeBlocks} from './placeBlocks.ts';
import {readBlocks} from './readBlocks.ts';
import {slugWords} from './slugWords.ts';
import {textOf} from './textOf.ts';

export type PageSource = {
  html: string;
  /** Where the file is served, such as `/docs/interpolate`; the page's canonical link is preferred. */
  path: string;
  /** Origin of the public site. */
  siteUrl: string;
};

export type PageRecords = {
  /** In reading order: the page, then its headings and texts. */
  records: SearchRecord[];
  /** Addresses of this site that the content links to, each once. */
  links: string[];
};

// The docs theme, the blog theme, and pages of our own, the most precise first.
const CONTENT = ['.theme-doc-markdown', '#__blog-post-container', 'main', '.theme-layout-main'];

/** Makes the records of one built page. */
export function createRecords({html, path, siteUrl}: PageSource): PageRecords {
  const $ = load(html);
  if (!isPage($)) {
    return {records: [], links: []};
  }
  const url = addressOf($, path, siteUrl);
  const title = textOf($, $('h1').first());
  const lvl0 = findSection($);
  const page: SearchRecord = {
    objectID: new URL(url).pathname,
    type: 'lvl1',
    hierarchy: {lvl0, lvl1: title, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
    content: $('meta[name=description]').attr('content')?.trim() || null,
    url,
    url_without_anchor: url,
    anchor: null,
    position: 0,
    symbols: symbolsOf(title),
    labels: labelsOf($, title, url),
    keywords: keywordsOf($),
    message: isTroubleshooting(lvl0, url) ? title : null,
    links: 0,
  };
  const selector = CONTENT.find((candidate) => $(candidate).length > 0);
  return {
    records: [page, ...placeBlocks(page, contentOf($, selector))],
    links: selector ? findLinks($, $(selector).first(), url) : [],
  };
}

/** A page with a title of one word, such as "Easing", documents that word. */
function symbolsOf(title: string): string[] {
  return /^[\w$]+$/.test(title) ? [title] : findSymbols(title);
}

/** The name of the page in the sidebar and the words of its address, where they are others. */
function labelsOf($: CheerioAPI, title: string, url: string): string[] {
  const label = textOf($, $('.theme-doc-breadcrumbs .breadcrumbs__item--active'));
  const labels = [label, slugWords(new URL(url).pathname)].filter((text) => text && text !== title);
  return [...new Set(labels)];
}

/** What the author of the page says that readers call its subject. */
function keywordsOf($: CheerioAPI): string[] {
  const keywords = $('meta[name=keywords]').attr('content')?.split(',') ?? [];
  return keywords.map((keyword) => keyword.trim()).filter(Boolean);
}

/** Pages on troubleshooting have the message as their title, or what one sees instead. */
function isTroubleshooting(section: string, url: string): boolean {
  return section === 'Troubleshooting' || url.includes('/troubleshooting/');
}

function addressOf($: CheerioAPI, path: string, siteUrl: string): string {
  const canonical = $('link[rel=canonical]').attr('href');
  const pathname = canonical && URL.canParse(canonical) ? new URL(canonical).pathname : path;
  return new URL(pathname, siteUrl).href;
}

function contentOf($: CheerioAPI, selector: string | undefined): Block[] {
  return selector ? readBlocks($, $(selector).first()) : [];
}
