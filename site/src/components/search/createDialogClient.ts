import type {DocSearchProps} from '@docsearch/react';
import type {SearchHit, SearchRequest, SearchResponseBody} from '../../../../search/contract';
import {paintErrors} from './paintErrors';
import type {SearchSettings} from './SearchSettings';
import {sharedSearchClient} from './sharedSearchClient';

type DialogClient = ReturnType<NonNullable<DocSearchProps['transformSearchClient']>>;

/**
 * Makes the client in the form that the dialog calls. `actionsFor` gives the actions that a query names, which stand
 * before the hits.
 */
export const createDialogClient = (
  settings: SearchSettings,
  actionsFor: (query: string) => readonly SearchHit[],
): DialogClient => {
  const {lite, search} = sharedSearchClient(settings);
  const painted = paintErrors(async ({requests}: {requests: SearchRequest[]}): Promise<SearchResponseBody> => {
    const {results} = await search(requests);
    return {
      results: results.map((result, index) => ({
        ...result,
        hits: [...actionsFor(requests[index]?.query ?? ''), ...result.hits],
      })),
    };
  });
  return {
    addAlgoliaAgent: lite.addAlgoliaAgent.bind(lite),
    transporter: lite.transporter,
    search: painted as unknown as DialogClient['search'],
  };
};
