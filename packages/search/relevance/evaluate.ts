import type {SearchRecord} from '../contract.ts';
import {calculateMetrics, type RankMetrics} from './calculateMetrics.ts';
import {testQuerySets, type QuerySet} from './testQuerySets.ts';
import type {Ranks} from './findRankChanges.ts';
import {getPath} from './getPath.ts';
import {maxRank, getRank} from './getRank.ts';
import {createTitleQueries} from './createTitleQueries.ts';
import {getDialogQuery} from './getDialogQuery.ts';

/** Returns the URLs of the hits of a query, best first. */
export type SearchFunction = (query: string, limit: number) => string[];

export type Evaluation = {
  readonly sets: readonly SetEvaluation[];
  /** Of all test queries except nonsense. */
  readonly meanReciprocalRank: number;
  readonly ranks: Ranks;
};

export type SetEvaluation = {
  readonly set: QuerySet;
  readonly metrics: RankMetrics;
  readonly meetsThreshold: boolean;
  /** The queries without a relevant page up to the maximum rank. */
  readonly misses: readonly {readonly query: string; readonly rank: number | null; readonly found: readonly string[]}[];
};

/** Evaluates a search engine, ours or another one, with the test queries and the titles and headings of the pages. */
export function evaluate(search: SearchFunction, records: readonly SearchRecord[]): Evaluation {
  const {titles, headings} = createTitleQueries(records);
  const sets: QuerySet[] = [
    ...testQuerySets,
    {name: 'page titles', queries: titles, maxRank: 1, minSuccess: 1},
    {name: 'headings', queries: headings, maxRank: 3, minSuccess: 1},
  ];
  const ranks: Record<string, number | null> = {};
  const evaluations = sets.map((set): SetEvaluation => {
    const results = Object.entries(set.queries).map(([query, expected]) => {
      const found = search(getDialogQuery(query), maxRank).map(getPath);
      return {query, found, rank: getRank(expected, found)};
    });
    if (testQuerySets.includes(set)) {
      results.forEach(({query, rank}) => (ranks[query] = rank));
    }
    const metrics = calculateMetrics(
      results.map(({rank}) => rank),
      set.maxRank,
    );
    return {
      set,
      metrics,
      meetsThreshold: metrics.successAtMaxRank >= set.minSuccess,
      misses: results.filter(({rank}) => rank === null || rank > set.maxRank),
    };
  });
  return {sets: evaluations, meanReciprocalRank: getMean(evaluations), ranks};
}

function getMean(evaluations: readonly SetEvaluation[]): number {
  const counted = evaluations.filter(({set}) => testQuerySets.includes(set) && set.name !== 'nonsense');
  const count = counted.reduce((sum, {metrics}) => sum + metrics.count, 0);
  return counted.reduce((sum, {metrics}) => sum + metrics.meanReciprocalRank * metrics.count, 0) / count;
}
