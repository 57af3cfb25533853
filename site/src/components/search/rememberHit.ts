import {LEVELS} from '../../../../search/contract';
import type {Hit} from './DialogHit';

const LIMIT = 7;
const LIMIT_WITH_FAVOURITES = 4;

/**
 * Adds an opened paragraph to the recent searches, as the heading that it stands below. DocSearch remembers headings by
 * itself, a paragraph only if its page is among the results. Storage that can't be used is ignored.
 */
export const rememberHit = (hit: Hit & {__docsearch_parent?: unknown}, indexName: string): void => {
  if (hit.type !== 'content' || hit.__docsearch_parent) return;
  const {objectID, url, hierarchy} = hit;
  const type = LEVELS.filter((level) => level !== 'lvl0' && hierarchy[level]).at(-1) ?? 'lvl1';
  try {
    const favourites = read(`__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`);
    if (favourites.some((favourite) => favourite.objectID === objectID)) return;
    const key = `__DOCSEARCH_RECENT_SEARCHES__${indexName}`;
    const recent = [
      {objectID, url, hierarchy, type, content: null},
      ...read(key).filter((old) => old.objectID !== objectID),
    ];
    window.localStorage.setItem(
      key,
      JSON.stringify(recent.slice(0, favourites.length === 0 ? LIMIT : LIMIT_WITH_FAVOURITES)),
    );
  } catch (error) {
    console.warn('The search could not be remembered.', error);
  }
};

const read = (key: string): {objectID: string}[] => {
  const stored: unknown = JSON.parse(window.localStorage.getItem(key) ?? '[]');
  return Array.isArray(stored) ? stored : [];
};
