import type {SearchHit, SearchResponse} from '../../../../packages/search/contract.ts';

/** The state of the search page. While more hits load, the existing ones stay. */
export type SearchPageState =
  | {readonly status: 'idle'}
  | {readonly status: 'loading'; readonly query: string; readonly found: LoadedHits | null}
  | {readonly status: 'done'; readonly query: string; readonly found: LoadedHits}
  | {
      readonly status: 'failed';
      readonly query: string;
      readonly found: LoadedHits | null;
      readonly reason: string | null;
    };

export type LoadedHits = {
  readonly hits: readonly SearchHit[];
  readonly count: number;
  /** Starts at 0. */
  readonly page: number;
  readonly pages: number;
};

/** Adds a page of hits to the previous ones. Page 0 replaces them. */
export function addHits(before: LoadedHits | null, {hits, nbHits, page, nbPages}: SearchResponse): LoadedHits {
  return {
    hits: page === 0 || !before ? hits : [...before.hits, ...hits],
    count: nbHits,
    page,
    pages: nbPages,
  };
}
