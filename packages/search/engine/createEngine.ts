import {defaultHitsPerPage, type SearchParams, type SearchResult} from '../contract.ts';
import {extractFeatures} from './features/extractFeatures.ts';
import type {RecordFeatures} from './features/RecordFeatures.ts';
import {createInvertedIndex} from './indexing/createInvertedIndex.ts';
import {createVocabulary} from './indexing/createVocabulary.ts';
import {indexVersion, type SearchIndex} from './indexing/SearchIndex.ts';
import {createTranslator} from './language/translation/createTranslator.ts';
import {penalizePartialKeywords} from './matching/penalizePartialKeywords.ts';
import {retrieveCandidates} from './matching/retrieveCandidates.ts';
import {analyzeQuery} from './query/analyzeQuery.ts';
import {createUrlMatcher} from './query/createUrlMatcher.ts';
import type {Query} from './query/Query.ts';
import {addPassages, type PassageHit} from './ranking/addPassages.ts';
import {diversifyHits} from './ranking/diversifyHits.ts';
import {isKeyword} from './ranking/findTier.ts';
import {isKnownItemQuery} from './ranking/isKnownItemQuery.ts';
import {scoreHits} from './ranking/scoreHits.ts';
import {createHit} from './results/createHit.ts';

export type Engine = {
  /** Returns the results of a query. An empty one has no hits. */
  search(params: SearchParams): SearchResult;
  /**
   * Returns whether a query is for a known item: a page or heading that the reader names. Names and titles are enough
   * to answer it, so the paragraphs couldn't improve the results.
   */
  isKnownItemQuery(query: string): boolean;
  readonly recordCount: number;
};

/** Pages after this number of hits are empty, in the same way as in the hosted service. */
const maxHits = 1000;

/**
 * Creates an engine for an index. The engine doesn't keep any state between queries, and doesn't use HTTP, the disk or
 * the clock.
 * @throws if the index was created by another version.
 */
export function createEngine(index: SearchIndex): Engine {
  if (index.version !== indexVersion) {
    throw new Error(
      `The search index has version ${index.version}, but this engine reads version ${indexVersion}. Rebuild the index: npm run search:index`,
    );
  }
  const invertedIndex = createInvertedIndex(index.fullText);
  const records = extractFeatures(index.records);
  const recordsWithKeywords = records.filter(({keywords}) => keywords.length > 0);
  const names = collectNames(records);
  const vocabulary = createVocabulary(index.fullText, names.keys());
  const context = {vocabulary, matchUrl: createUrlMatcher(index.records), translate: createTranslator()};

  function findHits(query: Query): PassageHit[] {
    const candidates = retrieveCandidates(query.words, invertedIndex);
    penalizePartialKeywords(query.words, candidates, recordsWithKeywords);
    const hits = scoreHits({query, candidates, namedIds: findNamedIds(query)}, records);
    const diversified = diversifyHits(hits);
    return query.isNaturalLanguage ? addPassages(hits, diversified) : diversified;
  }

  /** Returns the IDs of the records with the query as a name, keyword or URL, even if the index splits it differently. */
  function findNamedIds(query: Query): number[] {
    const {urlMatch, isNamePrefix, key, codeKey, nameKeys} = query;
    const completions = isNamePrefix ? [...names.keys()].filter((name) => name.startsWith(key)) : [];
    return [
      ...(urlMatch === null ? [] : [urlMatch.docId]),
      ...[key, codeKey ?? '', ...nameKeys, ...completions].flatMap((name) => names.get(name) ?? []),
      ...recordsWithKeywords.filter((features) => isKeyword(query, features)).map(({docId}) => docId),
    ];
  }

  return {
    recordCount: records.length,
    isKnownItemQuery(text) {
      const query = analyzeQuery(text, context);
      return isKnownItemQuery(query, findHits(query));
    },
    search(params) {
      const query = analyzeQuery(params.query, context);
      const hits = findHits(query);
      const hitsPerPage = params.hitsPerPage ?? defaultHitsPerPage;
      const page = params.page ?? 0;
      const shown = hits.slice(0, maxHits).slice(page * hitsPerPage, (page + 1) * hitsPerPage);
      return {
        hits: shown.map(({passage, features}) => createHit(passage ?? features.record, query, params)),
        nbHits: hits.length,
        page,
        nbPages: hitsPerPage === 0 ? 0 : Math.ceil(Math.min(hits.length, maxHits) / hitsPerPage),
        hitsPerPage,
        exhaustiveNbHits: true,
        query: params.query,
        ...(query.translated !== null && {parsedQuery: query.translated}),
      };
    },
  };
}

function collectNames(records: RecordFeatures[]): Map<string, number[]> {
  const names = new Map<string, number[]>();
  for (const {nameKeys, aliasKeys, docId} of records) {
    for (const key of [...nameKeys, ...aliasKeys]) {
      names.set(key, [...(names.get(key) ?? []), docId]);
    }
  }
  return names;
}
