import {load, type CheerioAPI} from 'cheerio';
import {courseSection, type SearchRecord} from '../contract.ts';
import type {Block} from './Block.ts';
import {findLinks} from './findLinks.ts';
import {findSection} from './findSection.ts';
import {findSymbols} from './findSymbols.ts';
import {isIndexable, isTitleOnly} from './isIndexable.ts';
import {createBlockRecords} from './createBlockRecords.ts';
import {readBlocks} from './readBlocks.ts';
import {splitKeywords} from './splitKeywords.ts';
import {getSlugWords} from '../engine/text/getSlugWords.ts';
import {getText} from './getText.ts';

type PageSource = {
  html: string;
  /** The path of the file on the site, such as `/docs/interpolate`. The page's canonical link takes precedence. */
  path: string;
  /** Origin of the public site. */
  siteUrl: string;
};

export type PageRecords = {
  /** In reading order: the page, followed by its headings and paragraphs. */
  records: SearchRecord[];
  /** URLs of this site that the content links to, without duplicates. */
  links: string[];
};

// The docs theme, the blog theme and our custom pages. The most specific selector comes first.
const contentSelectors = ['.theme-doc-markdown', '#__blog-post-container', 'main', '.theme-layout-main'];

/** Creates the records of a built page. */
export function createRecords({html, path, siteUrl}: PageSource): PageRecords {
  const $ = load(html);
  if (!isIndexable($)) {
    return {records: [], links: []};
  }
  const url = getRecordUrl($, path, siteUrl);
  const title = getText($, $('h1').first());
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
    symbols: getSymbols(title),
    // The lesson `/learn/font` uses what its URL names. A page of the documentation explains it.
    labels: lvl0 === courseSection ? [] : getLabels($, title, url),
    keywords: splitKeywords($('meta[name=keywords]').attr('content')),
    message: isTroubleshooting(lvl0, url) ? title : null,
    links: 0,
  };
  const selector = contentSelectors.find((candidate) => $(candidate).length > 0);
  if (isTitleOnly($)) {
    return {records: [page], links: []};
  }
  return {
    records: [page, ...createBlockRecords(page, getContent($, selector))],
    links: selector ? findLinks($, $(selector).first(), url) : [],
  };
}

/** A page with a one-word title, such as "Easing", documents that word. */
function getSymbols(title: string): string[] {
  return /^[\w$]+$/.test(title) ? [title] : findSymbols(title);
}

/** Returns the page's name in the sidebar and the words of its URL if they differ from its title. */
function getLabels($: CheerioAPI, title: string, url: string): string[] {
  const label = getText($, $('.theme-doc-breadcrumbs .breadcrumbs__item--active'));
  const labels = [label, getSlugWords(new URL(url).pathname)].filter((text) => text && text !== title);
  return [...new Set(labels)];
}

/** The title of a troubleshooting page is the error message or the symptom. */
function isTroubleshooting(section: string, url: string): boolean {
  return section === 'Troubleshooting' || url.includes('/troubleshooting/');
}

function getRecordUrl($: CheerioAPI, path: string, siteUrl: string): string {
  const canonical = $('link[rel=canonical]').attr('href');
  const pathname = canonical && URL.canParse(canonical) ? new URL(canonical).pathname : path;
  return new URL(pathname, siteUrl).href;
}

function getContent($: CheerioAPI, selector: string | undefined): Block[] {
  return selector ? readBlocks($, $(selector).first()) : [];
}
