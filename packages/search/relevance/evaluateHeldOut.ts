import {calculateMetrics, type RankMetrics} from './calculateMetrics.ts';
import {getPath} from './getPath.ts';
import {maxRank, getRank} from './getRank.ts';
import {heldOutQueries} from './heldOutQueries.ts';
import type {SearchFunction} from './evaluate.ts';
import {getDialogQuery} from './getDialogQuery.ts';

/** The metrics of the held-out queries, without the queries and their ranks. */
export type HeldOutMetrics = {readonly all: RankMetrics; readonly groups: Readonly<Record<string, RankMetrics>>};

/** The thresholds of the held-out queries. Each group has to meet one as well. */
const minHeldOutMetrics = {
  successAt1: 0.88,
  successAt3: 0.94,
  meanReciprocalRank: 0.91,
  successAt3OfGroup: 0.88,
} as const;

/** Evaluates a search engine with the held-out queries, by group. */
export function evaluateHeldOut(search: SearchFunction): HeldOutMetrics {
  const ranks = Object.entries(heldOutQueries).map(([name, queries]) => ({
    name,
    ranks: Object.entries(queries).map(([query, expected]) =>
      getRank(expected, search(getDialogQuery(query), maxRank).map(getPath)),
    ),
  }));
  return {
    all: calculateMetrics(
      ranks.flatMap((group) => group.ranks),
      3,
    ),
    groups: Object.fromEntries(ranks.map((group) => [group.name, calculateMetrics(group.ranks, 3)])),
  };
}

/** Returns whether all thresholds are met. */
export function meetsHeldOutThresholds({all, groups}: HeldOutMetrics): boolean {
  return (
    all.successAt1 >= minHeldOutMetrics.successAt1 &&
    all.successAt3 >= minHeldOutMetrics.successAt3 &&
    all.meanReciprocalRank >= minHeldOutMetrics.meanReciprocalRank &&
    Object.values(groups).every(({successAt3}) => successAt3 >= minHeldOutMetrics.successAt3OfGroup)
  );
}
