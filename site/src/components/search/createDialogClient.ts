import type {DocSearchProps} from '@docsearch/react';
import type {SearchHit, SearchRequest, SearchResponseBody} from '../../../../packages/search/contract.ts';
import {showSearchErrors} from './showSearchErrors.ts';
import type {SearchSettings} from '../../../../packages/settings/SearchSettings.ts';
import {getSharedSearchClient} from './getSharedSearchClient.ts';
import {lengthenSnippets} from './lengthenSnippets.ts';
import {setTranslatedQuery} from './translatedQuery.ts';

type DialogClient = ReturnType<NonNullable<DocSearchProps['transformSearchClient']>>;

/**
 * Creates the client for the dialog. `findActionHits` returns the actions that match a query, which are listed before
 * the hits.
 */
export function createDialogClient(
  settings: SearchSettings,
  findActionHits: (query: string) => readonly SearchHit[],
): DialogClient {
  const {lite, search} = getSharedSearchClient(settings);
  let newest: readonly SearchRequest[] = [];
  const searchWithErrors = showSearchErrors(
    async ({requests}: {requests: SearchRequest[]}): Promise<SearchResponseBody> => {
      newest = requests;
      const {results} = await search(requests);
      // The response to an earlier search can arrive last.
      if (newest === requests) {
        setTranslatedQuery(results[0]?.parsedQuery);
      }
      return {
        results: results.map((result, index) => ({
          ...result,
          hits: [...findActionHits(requests[index]?.query ?? ''), ...result.hits.map(lengthenSnippets)],
        })),
      };
    },
  );
  return {
    addAlgoliaAgent: lite.addAlgoliaAgent.bind(lite),
    transporter: lite.transporter,
    search: searchWithErrors as unknown as DialogClient['search'],
  };
}
