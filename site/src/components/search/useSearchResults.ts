import {useCallback, useEffect, useRef, useState} from 'react';
import {defaultHitsPerPage} from '../../../../packages/search/contract.ts';
import {addHits, type LoadedHits, type SearchPageState} from './SearchPageState.ts';
import {getSharedSearchClient} from './getSharedSearchClient.ts';
import {getSnippetAttributes} from './getSnippetAttributes.ts';
import {useSearchSettings} from './useSearchSettings.ts';

// Long enough to type a word, short enough to be unnoticeable.
const typingPauseMs = 200;

type SearchResults = {
  readonly state: SearchPageState;
  /** Loads the next page of hits. */
  readonly more: () => void;
  /** Retries the failed request. */
  readonly retry: () => void;
};

/** Searches whenever the query changes. Drops a response if a newer search was sent before it arrived. */
export function useSearchResults(query: string): SearchResults {
  const settings = useSearchSettings();
  const newest = useRef(0);
  const [state, setState] = useState<SearchPageState>({status: 'idle'});

  const load = useCallback(
    async (page: number, before: LoadedHits | null) => {
      const id = ++newest.current;
      const show = (next: SearchPageState): void => {
        if (id === newest.current) {
          setState(next);
        }
      };
      // The hits of the previous query stay until the new ones arrive.
      setState((last) => ({status: 'loading', query, found: before ?? getLoadedHits(last)}));
      try {
        const {results} = await getSharedSearchClient(settings).search([
          {
            indexName: settings.indexName,
            query,
            page,
            hitsPerPage: defaultHitsPerPage,
            attributesToSnippet: getSnippetAttributes(),
            snippetEllipsisText: '…',
            highlightPreTag: '<mark>',
            highlightPostTag: '</mark>',
          },
        ]);
        const [response] = results;
        if (!response) {
          throw new Error('The search response contains no results.');
        }
        show({status: 'done', query, found: addHits(before, response)});
      } catch (error) {
        show({status: 'failed', query, found: before, reason: getReason(error)});
      }
    },
    [query, settings],
  );

  useEffect(() => {
    if (query === '') {
      return undefined;
    }
    const timer = setTimeout(() => void load(0, null), typingPauseMs);
    return () => clearTimeout(timer);
  }, [query, load]);

  const found = getLoadedHits(state);
  return {
    state: query === '' ? {status: 'idle'} : state,
    more: () => void load(found ? found.page + 1 : 0, found),
    retry: () => void load(found ? found.page + 1 : 0, found),
  };
}

function getLoadedHits(state: SearchPageState): LoadedHits | null {
  return state.status === 'idle' ? null : state.found;
}

/** Returns the server's message about the query. If no host responds, returns the site's own message. */
function getReason(error: unknown): string | null {
  return error instanceof Error && error.name === 'ApiError' ? error.message : null;
}
