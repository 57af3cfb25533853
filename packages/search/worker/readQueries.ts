import type {SearchParams, SearchRequest} from '../contract.ts';
import {decodeParams} from '../protocol/decodeParams.ts';
import {HttpError} from '../protocol/HttpError.ts';
import {parseBody} from '../protocol/parseBody.ts';

/** A query as it was sent, and its parsed parameters. */
export type ParsedQuery = {request: SearchRequest; params: SearchParams};

/**
 * Reads the queries in the body of a search. Unlike the server, it doesn't check the limits, because a large body only
 * slows down the reader's own browser.
 * @throws an `HttpError` with status 400 and an explanation if the body is invalid.
 */
export function readQueries(body: string): ParsedQuery[] {
  const parsed = parseBody(body);
  const requests = isObject(parsed) ? parsed.requests : undefined;
  if (!Array.isArray(requests) || requests.length === 0) {
    throw new HttpError(400, 'The request body must contain a requests array.');
  }
  return requests.map((request: unknown) => {
    if (!isRequest(request)) {
      throw new HttpError(400, 'Each request must have an indexName.');
    }
    return {request, params: assertParams(decodeParams(request))};
  });
}

function isRequest(value: unknown): value is SearchRequest {
  return isObject(value) && typeof value.indexName === 'string';
}

function assertParams(params: Record<string, unknown>): SearchParams {
  const invalid = Object.entries(validators).find(
    ([name, isValid]) => params[name] !== undefined && !isValid(params[name]),
  );
  if (invalid) {
    throw new HttpError(400, `The parameter ${invalid[0]} is invalid.`);
  }
  return params as SearchParams;
}

function isString(value: unknown) {
  return typeof value === 'string';
}
function isCount(value: unknown) {
  return Number.isInteger(value) && Number(value) >= 0;
}
function isStringArray(value: unknown) {
  return Array.isArray(value) && value.every(isString);
}

const validators: Record<keyof SearchParams, (value: unknown) => boolean> = {
  query: isString,
  page: isCount,
  hitsPerPage: isCount,
  attributesToRetrieve: isStringArray,
  attributesToSnippet: isStringArray,
  snippetEllipsisText: isString,
  highlightPreTag: isString,
  highlightPostTag: isString,
};

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
