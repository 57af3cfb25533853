import {liteClient, type LiteClient} from 'algoliasearch/lite';
import type {SearchRequest, SearchResponseBody} from '../../../../search/contract';
import {createNullCache} from '@algolia/client-common';
import {createWorkerRequester} from '../../../../search/browser/createWorkerRequester';
import {createHostMemory} from './createHostMemory';
import {encodeParams} from './encodeParams';
import {hostsOf} from './hostsOf';
import {readAnswer} from './readAnswer';
import type {SearchSettings} from './SearchSettings';
import {startSearchWorker} from './startSearchWorker';

export interface SearchClient {
  /**
   * Asks one host after the other. Rejects with a RetryError if none answers, with an ApiError if one refuses, with an
   * Error if what it sends is no answer.
   */
  readonly search: (requests: readonly SearchRequest[]) => Promise<SearchResponseBody>;
  /** The client that sends the calls. */
  readonly lite: LiteClient;
}

/** In milliseconds: to connect, to get the answer of a search, to get that of a change. */
const timeouts = {connect: 1000, read: 2000, write: 30_000};

/**
 * Makes the client for the configured hosts. `pageOrigin` answers when none is configured; `store` keeps over a reload
 * which hosts are down. Where browsers search by themselves, a worker answers in place of the host and begins to load.
 */
export const createSearchClient = (
  settings: SearchSettings,
  pageOrigin: string,
  store?: Pick<Storage, 'getItem' | 'setItem'>,
): SearchClient => {
  const hosts = hostsOf(settings, pageOrigin);
  const lite = liteClient(settings.appId, settings.apiKey, {
    ...(hosts && {hosts}),
    ...(settings.backend === 'browser' && inBrowser()),
    timeouts,
    hostsCache: createHostMemory(store),
    authMode: 'WithinQueryParameters',
    // A random number with each search would be of no use to a service that keeps nothing.
    requestIdChannel: undefined,
    // A reader who types does not wait until the rate limit is over; the error screen tells.
    maxRateLimitRetries: 0,
  });
  return {
    lite,
    search: async (requests) => {
      const encoded = requests.map(({indexName, ...params}) => ({indexName, params: encodeParams(params)}));
      return readAnswer(await lite.search({requests: encoded}));
    },
  };
};

/** What is answered before all is loaded is not kept, because it is answered better afterwards. */
const inBrowser = () => ({
  requester: createWorkerRequester({start: startSearchWorker}),
  responsesCache: createNullCache(),
});
