import type {SearchParams, SearchRequest, SearchResponse} from '../contract.ts';
import type {Engine} from '../engine/createEngine.ts';

/** Searches, and puts the answer into the form in which it is sent. `params` are those of the request, decoded. */
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
