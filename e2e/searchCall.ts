import type {Page, Request} from '@playwright/test';
import type {SearchHit, SearchResponseBody} from '../search/contract.ts';

/** The address of the only call, on whatever host. */
export const searchCall = /\/1\/indexes\/\*\/queries\?/;

export interface SentQuery {
  readonly indexName: string;
  readonly params: URLSearchParams;
}

/** Waits for the next search that is sent. */
export const nextSearch = (page: Page): Promise<Request> => page.waitForRequest(searchCall);

/** Reads the one query of a search. */
export const queryOf = (request: Request): SentQuery => {
  const {requests} = JSON.parse(request.postData() ?? '') as {requests: {indexName: string; params: string}[]};
  const [query, ...others] = requests;
  if (!query || others.length > 0) throw new Error(`Expected one query, but there are ${requests.length}.`);
  return {indexName: query.indexName, params: new URLSearchParams(query.params)};
};

/** Reads what was found. */
export const answerOf = async (request: Request): Promise<{hits: readonly SearchHit[]; nbHits: number}> => {
  const response = await request.response();
  const {results} = (await response?.json()) as SearchResponseBody;
  const [result] = results;
  if (!result) throw new Error('The answer holds no result.');
  return result;
};
