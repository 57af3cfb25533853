import {liteClient, type LiteClient} from 'algoliasearch/lite';
import type {SearchRequest, SearchResponseBody} from '../../../../packages/search/contract.ts';
import {createNullCache} from '@algolia/client-common';
import {createWorkerRequester} from '../../../../packages/search/worker/createWorkerRequester.ts';
import {createHostCache} from './createHostCache.ts';
import {encodeParams} from './encodeParams.ts';
import {getHosts} from './getHosts.ts';
import {validateResponse} from './validateResponse.ts';
import type {SearchSettings} from '../../../../packages/settings/SearchSettings.ts';
import {startSearchWorker} from './startSearchWorker.ts';

export type SearchClient = {
  /**
   * Requests one host after the other. Rejects with a RetryError if no host responds, with an ApiError if one refuses,
   * and with an Error if a response is invalid.
   */
  readonly search: (requests: readonly SearchRequest[]) => Promise<SearchResponseBody>;
  /** The client that sends the requests. */
  readonly lite: LiteClient;
};

/** In milliseconds: for connecting, for a search response, and for the response to a write. */
const timeouts = {connect: 1000, read: 2000, write: 30_000};

/**
 * Creates the client for the configured hosts. If none is configured, it requests `pageOrigin`. `store` remembers
 * unavailable hosts across reloads. If the search runs in the browser, a worker answers instead of a host and starts
 * loading immediately.
 */
export function createSearchClient(
  settings: SearchSettings,
  pageOrigin: string,
  store?: Pick<Storage, 'getItem' | 'setItem'>,
): SearchClient {
  const hosts = getHosts(settings, pageOrigin);
  const lite = liteClient(settings.appId, settings.apiKey, {
    ...(hosts && {hosts}),
    ...(settings.backend === 'browser' && createBrowserClient()),
    timeouts,
    hostsCache: createHostCache(store),
    authMode: 'WithinQueryParameters',
    // The server is stateless, so it has no use for a random number with each search.
    requestIdChannel: undefined,
    // A reader who is typing doesn't wait until the rate limit is over. The error screen explains it.
    maxRateLimitRetries: 0,
  });
  return {
    lite,
    search: async (requests) => {
      const encoded = requests.map(({indexName, ...params}) => ({indexName, params: encodeParams(params)}));
      const send = (): Promise<unknown> => lite.search({requests: encoded});
      return validateResponse(
        await send().catch((error: unknown) => {
          if (settings.backend === 'browser' || !isFirstTimeout(error)) {
            throw error;
          }
          return send();
        }),
      );
    },
  };
}

/**
 * Whether the only host has timed out for the first time. The client tries each host once per search. After a timeout,
 * it waits four times as long for that host in the next search.
 */
function isFirstTimeout(error: unknown): boolean {
  const {stackTrace: attempts = []} = error as {stackTrace?: readonly Attempt[]};
  const [attempt] = attempts;
  return (
    attempts.length === 1 &&
    attempt?.response.isTimedOut === true &&
    attempt.request.connectTimeout === timeouts.connect
  );
}

type Attempt = {
  readonly request: {readonly connectTimeout: number};
  readonly response: {readonly isTimedOut: boolean};
};

/** Doesn't cache partial answers, because complete ones are available later. */
function createBrowserClient() {
  return {
    requester: createWorkerRequester({start: startSearchWorker}),
    responsesCache: createNullCache(),
  };
}
