import {HITS_PER_PAGE, type SearchParams, type SearchResult as Answer} from '../contract.ts';
import {analyzeQuery} from './analyzeQuery.ts';
import {createHit} from './createHit.ts';
import {createVocabulary} from './createVocabulary.ts';
import {createPostings} from './createPostings.ts';
import {findWords} from './findWords.ts';
import {isKnown} from './isKnown.ts';
import {prepareRecords} from './prepareRecords.ts';
import type {Query} from './Query.ts';
import type {RankedRecord} from './RankedRecord.ts';
import {rankHits, type RankedHit} from './rankHits.ts';
import {INDEX_VERSION, type SearchIndex} from './SearchIndex.ts';
import {spreadPages} from './spreadPages.ts';

export type Engine = {
  /** Answers a query. An empty one finds nothing. */
  search(params: SearchParams): Answer;
  /** Says whether names and titles are enough to answer a query, so that no text could say it better. */
  knows(query: string): boolean;
  readonly recordCount: number;
};

/** As with the hosted service, a page beyond this many hits is empty. */
const MOST_HITS = 1000;

/**
 * Makes an engine of an index. It keeps no state between queries and knows no HTTP, disk or clock.
 * @throws if the index was made by another version.
 */
export function createEngine(index: SearchIndex): Engine {
  if (index.version !== INDEX_VERSION) {
    throw new Error(`The search index has version ${index.version}, this engine reads version ${INDEX_VERSION}.`);
  }
  const postings = createPostings(index.fullText);
  const vocabulary = createVocabulary(index.fullText);
  const records = prepareRecords(index.records);
  const areas = new Set(records.flatMap(({area}) => area ?? []));
  const names = collectNames(records);

  function findHits(query: Query): RankedHit[] {
    const found = findWords(query.words, postings);
    return spreadPages(rankHits({query, found, named: findNamed(query)}, {records, postings, areas}));
  }

  /** Records whose names the query has, also where the full text splits them in another way. */
  function findNamed({key, codeKey, nameKeys}: Query): number[] {
    return [key, codeKey ?? '', ...nameKeys].flatMap((name) => names.get(name) ?? []);
  }

  return {
    recordCount: records.length,
    knows(typed) {
      const query = analyzeQuery(typed, vocabulary);
      return isKnown(query, findHits(query));
    },
    search(params) {
      const query = analyzeQuery(params.query, vocabulary);
      const hits = findHits(query);
      const hitsPerPage = params.hitsPerPage ?? HITS_PER_PAGE;
      const page = params.page ?? 0;
      const shown = hits.slice(0, MOST_HITS).slice(page * hitsPerPage, (page + 1) * hitsPerPage);
      return {
        hits: shown.map(({ranked}) => createHit(ranked.record, query, params)),
        nbHits: hits.length,
        page,
        nbPages: hitsPerPage === 0 ? 0 : Math.ceil(Math.min(hits.length, MOST_HITS) / hitsPerPage),
        hitsPerPage,
        exhaustiveNbHits: true,
        query: params.query,
      };
    },
  };
}

function collectNames(records: RankedRecord[]): Map<string, number[]> {
  const names = new Map<string, number[]>();
  for (const {nameKeys, aliasKeys, order} of records) {
    for (const key of [...nameKeys, ...aliasKeys]) {
      names.set(key, [...(names.get(key) ?? []), order]);
    }
  }
  return names;
}
