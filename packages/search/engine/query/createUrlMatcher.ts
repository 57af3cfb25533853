import type {SearchRecord} from '../../contract.ts';
import {getSlugWords} from '../text/getSlugWords.ts';

/** A page of the site whose URL or path is in a query. */
export type UrlMatch = {
  /** The record that the URL leads to: a page, or the heading of its anchor. */
  docId: number;
  /** The title of the page, if the query is nothing but the URL. */
  title: string | null;
};

export type UrlMatcher = (query: string) => UrlMatch | null;

const hostPattern = /^(?:https?:)?\/\/[^/]+|^(?:[\w-]+\.)+[a-z]{2,}(?::\d+)?(?=\/)/i;
// Punctuation of the sentence or the code around a URL.
const punctuationPattern = /^[("'`<[]+|[)"'`>\],.;:!]+$/g;
const endingPattern = /(?:\/index)?(?:\.(?:mdx?|html))?\/*$/;

/**
 * Creates a function that finds the first URL or path of the site in a query. It ignores the host, the parameters and a
 * file extension, and knows the former names of pages.
 */
export function createUrlMatcher(records: readonly SearchRecord[]): UrlMatcher {
  const docIds = new Map<string, number>();
  const docIdsByFormerName = new Map<string, number>();
  for (const [docId, {type, url, labels}] of records.entries()) {
    const {pathname, hash} = new URL(url);
    const path = toPath(pathname) + hash;
    if (!docIds.has(path)) {
      docIds.set(path, docId);
    }
    if (type === 'lvl1') {
      labels.forEach((label) => docIdsByFormerName.set(label, docId));
    }
  }

  function findDocId(word: string): number | undefined {
    if (!word.includes('/') || /^<\/|\/>$/.test(word)) {
      return undefined;
    }
    const url = word.replaceAll(punctuationPattern, '');
    const local = url.replace(hostPattern, '');
    const [withoutHash = '', hash] = local.split('#');
    const path = toPath(withoutHash.split('?')[0] ?? '');
    if (path === '/') {
      return undefined;
    }
    const isPath = local !== url || local.startsWith('/');
    return (
      (hash === undefined ? undefined : docIds.get(`${path}#${hash}`)) ??
      docIds.get(path) ??
      // The labels of a page contain the words of its former paths.
      (isPath && path.startsWith('/docs/') ? docIdsByFormerName.get(getSlugWords(path)) : undefined)
    );
  }

  return (query) => {
    const words = query.trim().split(/\s+/);
    for (const word of words) {
      const docId = findDocId(word);
      const record = docId === undefined ? undefined : records[docId];
      if (docId !== undefined && record) {
        return {docId, title: words.length === 1 ? record.hierarchy.lvl1 : null};
      }
    }
    return null;
  };
}

function toPath(pathname: string): string {
  return `/${pathname.replace(endingPattern, '').replace(/^\/+/, '')}`.toLowerCase();
}
