import type {SearchHit, SearchResponse} from '../../../../search/contract';

/** What the search page shows. While more hits load, those that are there stay. */
export type SearchPageState =
  | {readonly status: 'idle'}
  | {readonly status: 'loading'; readonly query: string; readonly found: Found | null}
  | {readonly status: 'done'; readonly query: string; readonly found: Found}
  | {readonly status: 'failed'; readonly query: string; readonly found: Found | null; readonly reason: string | null};

export interface Found {
  readonly hits: readonly SearchHit[];
  readonly count: number;
  /** Counted from 0. */
  readonly page: number;
  readonly pages: number;
}

/** Adds a page of hits to those before it; page 0 starts anew. */
export const addHits = (before: Found | null, {hits, nbHits, page, nbPages}: SearchResponse): Found => ({
  hits: page === 0 || !before ? hits : [...before.hits, ...hits],
  count: nbHits,
  page,
  pages: nbPages,
});
