import type {Page, Request} from '@playwright/test';
import type {SearchHit, SearchResponseBody} from '../../packages/search/contract.ts';

/** The URL of the only endpoint on any host. */
export const searchCall = /\/1\/indexes\/\*\/queries\?/;

type SentQuery = {
  readonly indexName: string;
  readonly params: URLSearchParams;
};

/** Waits for the next search request. */
export function waitForSearch(page: Page): Promise<Request> {
  return page.waitForRequest(searchCall);
}

/** Returns the single query of a search request. */
export function readQuery(request: Request): SentQuery {
  const {requests} = JSON.parse(request.postData() ?? '') as {requests: {indexName: string; params: string}[]};
  const [query, ...others] = requests;
  if (!query || others.length > 0) {
    throw new Error(`Expected one query, but there are ${requests.length}.`);
  }
  return {indexName: query.indexName, params: new URLSearchParams(query.params)};
}

/** Returns the result of a search response. */
export async function readAnswer(request: Request): Promise<{hits: readonly SearchHit[]; nbHits: number}> {
  const response = await request.response();
  const {results} = (await response?.json()) as SearchResponseBody;
  const [result] = results;
  if (!result) {
    throw new Error('The search response contains no results.');
  }
  return result;
}
