import {useCallback, useEffect, useRef, useState} from 'react';
import {HITS_PER_PAGE} from '../../../../search/contract';
import {addHits, type Found, type SearchPageState} from './searchPageState';
import {sharedSearchClient} from './sharedSearchClient';
import {snippetAttributes} from './snippetAttributes';
import {useSearchSettings} from './useSearchSettings';

// Long enough to finish a word, short enough not to be noticed.
const TYPING_PAUSE_MS = 200;

interface SearchResults {
  readonly state: SearchPageState;
  /** Loads the next page of hits. */
  readonly more: () => void;
  /** Repeats what failed. */
  readonly retry: () => void;
}

/** Searches for a query whenever it changes. An answer that arrives after a newer search was sent is dropped. */
export const useSearchResults = (query: string): SearchResults => {
  const settings = useSearchSettings();
  const newest = useRef(0);
  const [state, setState] = useState<SearchPageState>({status: 'idle'});

  const load = useCallback(
    async (page: number, before: Found | null) => {
      const id = ++newest.current;
      const show = (next: SearchPageState): void => {
        if (id === newest.current) setState(next);
      };
      // The hits of the last query stay until those of the new one are there.
      setState((last) => ({status: 'loading', query, found: before ?? foundIn(last)}));
      try {
        const {results} = await sharedSearchClient(settings).search([
          {
            indexName: settings.indexName,
            query,
            page,
            hitsPerPage: HITS_PER_PAGE,
            attributesToSnippet: snippetAttributes(),
            snippetEllipsisText: '…',
            highlightPreTag: '<mark>',
            highlightPostTag: '</mark>',
          },
        ]);
        const [response] = results;
        if (!response) throw new Error('The answer holds no result.');
        show({status: 'done', query, found: addHits(before, response)});
      } catch (error) {
        show({status: 'failed', query, found: before, reason: reasonOf(error)});
      }
    },
    [query, settings],
  );

  useEffect(() => {
    if (query === '') return undefined;
    const timer = setTimeout(() => void load(0, null), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [query, load]);

  const found = foundIn(state);
  return {
    state: query === '' ? {status: 'idle'} : state,
    more: () => void load(found ? found.page + 1 : 0, found),
    retry: () => void load(found ? found.page + 1 : 0, found),
  };
};

const foundIn = (state: SearchPageState): Found | null => (state.status === 'idle' ? null : state.found);

/** What the service says against the query. That no host answers is said in the site's own words. */
const reasonOf = (error: unknown): string | null =>
  error instanceof Error && error.name === 'ApiError' ? error.message : null;
