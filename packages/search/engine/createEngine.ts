import {HITS_PER_PAGE, type SearchParams, type SearchResult as Answer} from '../contract.ts';
import {addAnswers, type AnsweredHit} from './ranking/addAnswers.ts';
import {analyzeQuery} from './query/analyzeQuery.ts';
import {createHit} from './results/createHit.ts';
import {createAddressFinder} from './query/createAddressFinder.ts';
import {createVocabulary} from './indexing/createVocabulary.ts';
import {createPostings} from './indexing/createPostings.ts';
import {findWords} from './matching/findWords.ts';
import {isKnown} from './ranking/isKnown.ts';
import {prepareRecords} from './features/prepareRecords.ts';
import type {Query} from './query/Query.ts';
import type {RankedRecord} from './features/RankedRecord.ts';
import {rankHits} from './ranking/rankHits.ts';
import {INDEX_VERSION, type SearchIndex} from './indexing/SearchIndex.ts';
import {spreadPages} from './ranking/spreadPages.ts';
import {weighKeywords} from './matching/weighKeywords.ts';
import {createTranslator} from './language/translation/createTranslator.ts';

export type Engine = {
  /** Answers a query. Returns no hits for an empty one. */
  search(params: SearchParams): Answer;
  /**
   * Returns whether names and titles are enough to answer a query, so that the full texts couldn't improve the answer.
   */
  knows(query: string): boolean;
  readonly recordCount: number;
};

/** Pages after this number of hits are empty, in the same way as in the hosted service. */
const MAX_HITS = 1000;

/**
 * Creates an engine for an index. The engine doesn't keep any state between queries, and doesn't use HTTP, the disk or
 * the clock.
 * @throws if the index was created by another version.
 */
export function createEngine(index: SearchIndex): Engine {
  if (index.version !== INDEX_VERSION) {
    throw new Error(
      `The search index has version ${index.version}, but this engine reads version ${INDEX_VERSION}. Rebuild the index: npm run search:index`,
    );
  }
  const postings = createPostings(index.fullText);
  const records = prepareRecords(index.records);
  const withKeywords = records.filter(({keywords}) => keywords.length > 0);
  const names = collectNames(records);
  const vocabulary = createVocabulary(index.fullText, names.keys());
  const knowledge = {vocabulary, findAddress: createAddressFinder(index.records), translate: createTranslator()};

  function findHits(query: Query): AnsweredHit[] {
    const found = findWords(query.words, postings);
    weighKeywords(query.words, found, withKeywords);
    const ranked = rankHits({query, found, named: findNamed(query)}, records);
    const spread = spreadPages(ranked);
    return query.isSentence ? addAnswers(ranked, spread) : spread;
  }

  /** Returns the records that have the query as a name or URL, even if the full-text index splits that name differently. */
  function findNamed({address, isNameStart, key, codeKey, nameKeys}: Query): number[] {
    const longer = isNameStart ? [...names.keys()].filter((name) => name.startsWith(key)) : [];
    const named = [key, codeKey ?? '', ...nameKeys, ...longer].flatMap((name) => names.get(name) ?? []);
    return address === null ? named : [address.place, ...named];
  }

  return {
    recordCount: records.length,
    knows(typed) {
      const query = analyzeQuery(typed, knowledge);
      return isKnown(query, findHits(query));
    },
    search(params) {
      const query = analyzeQuery(params.query, knowledge);
      const hits = findHits(query);
      const hitsPerPage = params.hitsPerPage ?? HITS_PER_PAGE;
      const page = params.page ?? 0;
      const shown = hits.slice(0, MAX_HITS).slice(page * hitsPerPage, (page + 1) * hitsPerPage);
      return {
        hits: shown.map(({answer, ranked}) => createHit(answer ?? ranked.record, query, params)),
        nbHits: hits.length,
        page,
        nbPages: hitsPerPage === 0 ? 0 : Math.ceil(Math.min(hits.length, MAX_HITS) / hitsPerPage),
        hitsPerPage,
        exhaustiveNbHits: true,
        query: params.query,
        ...(query.translated !== null && {parsedQuery: query.translated}),
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
