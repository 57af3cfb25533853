import type {SearchParams, SearchRequest} from '../contract.ts';
import {decodeParams} from '../protocol/decodeParams.ts';
import {HttpError} from '../protocol/HttpError.ts';
import {parseBody} from '../protocol/parseBody.ts';

/** A query as it was sent, and its parameters. */
export type ReadQuery = {request: SearchRequest; params: SearchParams};

/**
 * Reads the queries in the body of a search.
 * @throws an `HttpError` of status 400 that says what is wrong. The limits of the service are not checked: nobody but
 * the reader's own browser has to bear a large body.
 */
export function readQueries(body: string): ReadQuery[] {
  const parsed = parseBody(body);
  const requests = isObject(parsed) ? parsed.requests : undefined;
  if (!Array.isArray(requests) || requests.length === 0) {
    throw new HttpError(400, 'The body must have requests.');
  }
  return requests.map((request: unknown) => {
    if (!isRequest(request)) {
      throw new HttpError(400, 'Each of the requests must have an indexName.');
    }
    return {request, params: requireParams(decodeParams(request))};
  });
}

function isRequest(value: unknown): value is SearchRequest {
  return isObject(value) && typeof value.indexName === 'string';
}

function requireParams(params: Record<string, unknown>): SearchParams {
  const wrong = Object.entries(PARAMS).find(([name, fits]) => params[name] !== undefined && !fits(params[name]));
  if (wrong) {
    throw new HttpError(400, `The parameter ${wrong[0]} is not valid.`);
  }
  return params as SearchParams;
}

const isText = (value: unknown) => typeof value === 'string';
const isCount = (value: unknown) => Number.isInteger(value) && Number(value) >= 0;
const areTexts = (value: unknown) => Array.isArray(value) && value.every(isText);

const PARAMS: Record<keyof SearchParams, (value: unknown) => boolean> = {
  query: isText,
  page: isCount,
  hitsPerPage: isCount,
  attributesToRetrieve: areTexts,
  attributesToSnippet: areTexts,
  snippetEllipsisText: isText,
  highlightPreTag: isText,
  highlightPostTag: isText,
};

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
