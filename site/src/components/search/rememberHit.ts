import {allLevels} from '../../../../packages/search/contract.ts';
import type {Hit} from './DialogHit.tsx';

const limit = 7;
const limitWithFavorites = 4;

/**
 * Adds an opened paragraph to the recent searches, as the heading above it. DocSearch saves headings itself, but a
 * paragraph only if its page is among the results. Ignores errors of the storage.
 */
export function rememberHit(hit: Hit & {__docsearch_parent?: unknown}, indexName: string): void {
  if (hit.type !== 'content' || hit.__docsearch_parent) {
    return;
  }
  const {objectID, url, hierarchy} = hit;
  const type = allLevels.filter((level) => level !== 'lvl0' && hierarchy[level]).at(-1) ?? 'lvl1';
  try {
    const favorites = readHits(`__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`);
    if (favorites.some((favorite) => favorite.objectID === objectID)) {
      return;
    }
    const key = `__DOCSEARCH_RECENT_SEARCHES__${indexName}`;
    const recent = [
      {objectID, url, hierarchy, type, content: null},
      ...readHits(key).filter((old) => old.objectID !== objectID),
    ];
    window.localStorage.setItem(
      key,
      JSON.stringify(recent.slice(0, favorites.length === 0 ? limit : limitWithFavorites)),
    );
  } catch (error) {
    console.warn('The search could not be remembered.', error);
  }
}

function readHits(key: string): {objectID: string}[] {
  const stored: unknown = JSON.parse(window.localStorage.getItem(key) ?? '[]');
  return Array.isArray(stored) ? stored : [];
}
