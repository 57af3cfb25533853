import MiniSearch, {type QueryCombination, type SearchResult} from 'minisearch';
import {HITS_PER_PAGE, type SearchParams, type SearchResult as Answer} from '../contract.ts';
import {analyzeQuery} from './analyzeQuery.ts';
import {createHit} from './createHit.ts';
import {createVocabulary} from './createVocabulary.ts';
import {PREFIX} from './findTerms.ts';
import {fullTextOptions, type Field, type FullTextDocument} from './fullText.ts';
import {isKnown} from './isKnown.ts';
import {prepareRecords} from './prepareRecords.ts';
import type {Query, QueryWord} from './Query.ts';
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
  const fullText = MiniSearch.loadJS<FullTextDocument>(index.fullText, fullTextOptions);
  const vocabulary = createVocabulary(index.fullText);
  const records = prepareRecords(index.records);
  const names = collectNames(records);

  function findHits(query: Query): RankedHit[] {
    const found = fullText.search(
      {combineWith: 'OR', queries: [forTexts(query.words), forTitles(query.words)]},
      {processTerm: (term) => term},
    );
    return spreadPages(rankHits(query, [...found, ...findNamed(query, found)], records));
  }

  /** Records whose names the query has, also where the full text splits them in another way. */
  function findNamed({key, codeKey, nameKeys}: Query, found: SearchResult[]): SearchResult[] {
    const ids = new Set([key, codeKey ?? '', ...nameKeys].flatMap((name) => names.get(name) ?? []));
    found.forEach(({id}) => ids.delete(Number(id)));
    return [...ids].map((id) => ({id, score: 0, terms: [], queryTerms: [], match: {}}));
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

/**
 * What to look for in texts. Small words, and all that a word which is just begun may become, would find most of the
 * site: they are looked for in titles only.
 */
function forTexts(words: QueryWord[]): QueryCombination {
  return queryFor(
    words
      .filter(({isRequired}) => isRequired)
      .map(({terms, weight, isJustBegun}) => ({
        weight,
        terms: new Map([...terms].filter(([, quality]) => !isJustBegun || quality > PREFIX)),
      })),
  );
}

function forTitles(words: QueryWord[]): QueryCombination {
  return {...queryFor(words), fields: ['title'] satisfies Field[]};
}

/** A query for all terms that stand for any of the words, each with its best quality and the word's weight. */
function queryFor(words: Pick<QueryWord, 'terms' | 'weight'>[]): QueryCombination {
  const boosts = new Map<string, number>();
  for (const {terms, weight} of words) {
    for (const [term, quality] of terms) {
      boosts.set(term, Math.max(boosts.get(term) ?? 0, quality * weight));
    }
  }
  // The words are terms already, which are not to be split again.
  return {queries: [''], tokenize: () => [...boosts.keys()], boostTerm: (term) => boosts.get(term) ?? 0};
}
