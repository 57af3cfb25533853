import type {DocSearchProps} from '@docsearch/react';
import type {SearchRequest} from '../../../../search/contract';
import {paintErrors} from './paintErrors';
import type {SearchSettings} from './SearchSettings';
import {sharedSearchClient} from './sharedSearchClient';

type DialogClient = ReturnType<NonNullable<DocSearchProps['transformSearchClient']>>;

/** Makes the client in the form that the dialog calls. */
export const createDialogClient = (settings: SearchSettings): DialogClient => {
  const {lite, search} = sharedSearchClient(settings);
  const painted = paintErrors(({requests}: {requests: SearchRequest[]}) => search(requests));
  return {
    addAlgoliaAgent: lite.addAlgoliaAgent.bind(lite),
    transporter: lite.transporter,
    search: painted as unknown as DialogClient['search'],
  };
};
