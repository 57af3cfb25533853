import {getFigures, type Figures} from './getFigures.ts';
import {getPath} from './getPath.ts';
import {MAX_RANK, getRank} from './getRank.ts';
import {heldOutSet} from './heldOutSet.ts';
import type {Find} from './judge.ts';
import {toDialogQuery} from './toDialogQuery.ts';

/** The figures of the held-out queries, without the queries and their ranks. */
export type HeldOutFigures = {readonly all: Figures; readonly groups: Readonly<Record<string, Figures>>};

/** Below these figures, the search doesn't find what readers type. */
export const minHeldOutFigures = {first: 0.88, inThree: 0.94, meanReciprocalRank: 0.91, inThreeOfGroup: 0.88} as const;

/** Measures a search with the held-out queries, by group. */
export function judgeHeldOut(find: Find): HeldOutFigures {
  const ranks = Object.entries(heldOutSet).map(([name, queries]) => ({
    name,
    ranks: Object.entries(queries).map(([query, expected]) =>
      getRank(expected, find(toDialogQuery(query), MAX_RANK).map(getPath)),
    ),
  }));
  return {
    all: getFigures(
      ranks.flatMap((group) => group.ranks),
      3,
    ),
    groups: Object.fromEntries(ranks.map((group) => [group.name, getFigures(group.ranks, 3)])),
  };
}

/** Returns whether all thresholds are met. */
export function isHeldOutGoodEnough({all, groups}: HeldOutFigures): boolean {
  return (
    all.first >= minHeldOutFigures.first &&
    all.inThree >= minHeldOutFigures.inThree &&
    all.meanReciprocalRank >= minHeldOutFigures.meanReciprocalRank &&
    Object.values(groups).every(({inThree}) => inThree >= minHeldOutFigures.inThreeOfGroup)
  );
}
