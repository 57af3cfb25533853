import type {SearchParams, SearchRequest, SearchResponse} from '../contract.ts';
import type {Engine} from '../engine/createEngine.ts';

/** Searches and formats the response. `params` are the decoded parameters of the request. */
export function createResponse(
  engine: Pick<Engine, 'search'>,
  request: SearchRequest,
  params: SearchParams,
): SearchResponse {
  const started = performance.now();
  const result = engine.search(params);
  const processingTimeMS = Math.max(1, Math.round(performance.now() - started));
  return {...result, index: request.indexName, params: request.params ?? '', processingTimeMS};
}
