import type {SearchHit, SearchResponse, SearchResponseBody} from '../../../../search/contract';

/**
 * Takes what a host sent for an answer if it has the form of one, and throws otherwise. Hits that can't be shown or
 * opened are left out: those without a place in the site's hierarchy, and those whose address is none of the web.
 */
export const readAnswer = (body: unknown): SearchResponseBody => {
  const {results} = body as Partial<SearchResponseBody>;
  if (!Array.isArray(results) || results.length === 0) throw new Error('The answer of the search holds no results.');
  return {results: results.map(readResult)};
};

const readResult = (result: SearchResponse): SearchResponse => {
  if (!Array.isArray(result?.hits) || typeof result.nbHits !== 'number')
    throw new Error('A result of the search holds no hits.');
  return {...result, hits: result.hits.filter(isHit)};
};

const isHit = (hit: SearchHit | null): boolean =>
  typeof hit?.objectID === 'string' &&
  typeof hit.hierarchy?.lvl0 === 'string' &&
  typeof hit.hierarchy.lvl1 === 'string' &&
  typeof hit._highlightResult?.hierarchy === 'object' &&
  typeof hit.url === 'string' &&
  URL.canParse(hit.url) &&
  /^https?:$/.test(new URL(hit.url).protocol);
