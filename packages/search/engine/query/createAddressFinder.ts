import type {SearchRecord} from '../../contract.ts';

/** A page of the site that a query contains the URL or path of. */
export type Address = {
  /** The position of the record that the URL leads to: a page, or the heading of its anchor. */
  place: number;
  /** The URL of the page. */
  page: string;
  /** The title of the page, if the query is nothing but the URL. */
  title: string | null;
};

export type AddressFinder = (typed: string) => Address | null;

const HOST = /^(?:https?:)?\/\/[^/]+|^(?:[\w-]+\.)+[a-z]{2,}(?::\d+)?(?=\/)/i;
// Punctuation of the sentence or the code around a URL.
const QUOTES = /^[("'`<[]+|[)"'`>\],.;:!]+$/g;
const ENDING = /(?:\/index)?(?:\.(?:mdx?|html))?\/*$/;

/**
 * Creates a function that finds the first URL or path of the site in a query. It ignores the host, the parameters and a
 * file extension, and knows the former names of pages.
 */
export function createAddressFinder(records: readonly SearchRecord[]): AddressFinder {
  const places = new Map<string, number>();
  const formerNames = new Map<string, number>();
  for (const [place, {type, url, labels}] of records.entries()) {
    const {pathname, hash} = new URL(url);
    const path = toPath(pathname) + hash;
    if (!places.has(path)) {
      places.set(path, place);
    }
    if (type === 'lvl1') {
      labels.forEach((label) => formerNames.set(label, place));
    }
  }

  function findPlace(word: string): number | undefined {
    if (!word.includes('/') || /^<\/|\/>$/.test(word)) {
      return undefined;
    }
    const address = word.replaceAll(QUOTES, '');
    const local = address.replace(HOST, '');
    const [withoutHash = '', hash] = local.split('#');
    const path = toPath(withoutHash.split('?')[0] ?? '');
    if (path === '/') {
      return undefined;
    }
    const isPath = local !== address || local.startsWith('/');
    return (
      (hash === undefined ? undefined : places.get(`${path}#${hash}`)) ??
      places.get(path) ??
      (isPath && path.startsWith('/docs/') ? formerNames.get(getWords(path)) : undefined)
    );
  }

  return (typed) => {
    const words = typed.trim().split(/\s+/);
    for (const word of words) {
      const place = findPlace(word);
      const record = place === undefined ? undefined : records[place];
      if (place !== undefined && record) {
        return {place, page: record.url_without_anchor, title: words.length === 1 ? record.hierarchy.lvl1 : null};
      }
    }
    return null;
  };
}

function toPath(pathname: string): string {
  return `/${pathname.replace(ENDING, '').replace(/^\/+/, '')}`.toLowerCase();
}

/** Returns the words of the last segment, which the labels of a page contain for each of its former paths. */
function getWords(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' ');
}
