import type {SearchHit, SearchResponse, SearchResponseBody} from '../../../../packages/search/contract.ts';

/**
 * Validates the response of a host, and throws if its format is wrong. Skips hits that can't be displayed or opened:
 * those without a hierarchy, and those whose URL isn't an HTTP URL.
 */
export function validateResponse(body: unknown): SearchResponseBody {
  const {results} = body as Partial<SearchResponseBody>;
  if (!Array.isArray(results) || results.length === 0) {
    throw new Error('The search response contains no results.');
  }
  return {results: results.map(validateResult)};
}

function validateResult(result: SearchResponse): SearchResponse {
  if (!Array.isArray(result?.hits) || typeof result.nbHits !== 'number') {
    throw new Error('A search result contains no hits.');
  }
  return {...result, hits: result.hits.filter(isValidHit)};
}

function isValidHit(hit: SearchHit | null): boolean {
  return (
    typeof hit?.objectID === 'string' &&
    typeof hit.hierarchy?.lvl0 === 'string' &&
    typeof hit.hierarchy.lvl1 === 'string' &&
    typeof hit._highlightResult?.hierarchy === 'object' &&
    typeof hit.url === 'string' &&
    URL.canParse(hit.url) &&
    /^https?:$/.test(new URL(hit.url).protocol)
  );
}
