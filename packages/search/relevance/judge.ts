import type {SearchRecord} from '../contract.ts';
import {getFigures, type Figures} from './getFigures.ts';
import {goldenSet, minMeanReciprocalRank, type QueryKind} from './goldenSet.ts';
import type {Ranks} from './findMoves.ts';
import {getPath} from './getPath.ts';
import {MAX_RANK, getRank} from './getRank.ts';
import {createTitleQueries} from './createTitleQueries.ts';
import {toDialogQuery} from './toDialogQuery.ts';

/** Answers a query with URLs, best first. */
export type Find = (query: string, limit: number) => string[];

export type Judgement = {
  readonly kinds: readonly JudgedKind[];
  /** For all kinds with a threshold, except nonsense queries. */
  readonly meanReciprocalRank: number;
  readonly ranks: Ranks;
};

export type JudgedKind = {
  readonly kind: QueryKind;
  readonly figures: Figures;
  readonly isGoodEnough: boolean;
  readonly misses: readonly {readonly query: string; readonly rank: number | null; readonly found: readonly string[]}[];
};

/** Evaluates a search engine, ours or another one, with the test queries and the titles and headings of its pages. */
export function judge(find: Find, records: readonly SearchRecord[]): Judgement {
  const {titles, headings} = createTitleQueries(records);
  const kinds = [
    ...goldenSet,
    {name: 'page titles', queries: titles, within: 1, share: 1},
    {name: 'headings', queries: headings, within: 3, share: 1},
  ];
  const ranks: Record<string, number | null> = {};
  const judged = kinds.map((kind): JudgedKind => {
    const answers = Object.entries(kind.queries).map(([query, expected]) => {
      const found = find(toDialogQuery(query), MAX_RANK).map(getPath);
      return {query, found, rank: getRank(expected, found)};
    });
    if (goldenSet.includes(kind)) {
      answers.forEach(({query, rank}) => (ranks[query] = rank));
    }
    const figures = getFigures(
      answers.map(({rank}) => rank),
      kind.within,
    );
    return {
      kind,
      figures,
      isGoodEnough: figures.within >= kind.share,
      misses: answers.filter(({rank}) => rank === null || rank > kind.within),
    };
  });
  return {kinds: judged, meanReciprocalRank: getMean(judged), ranks};
}

/** Returns whether all thresholds are met. */
export function isGoodEnough({kinds, meanReciprocalRank}: Judgement): boolean {
  return kinds.every((kind) => kind.isGoodEnough) && meanReciprocalRank >= minMeanReciprocalRank;
}

function getMean(judged: readonly JudgedKind[]): number {
  const counted = judged.filter(({kind}) => goldenSet.includes(kind) && kind.name !== 'nonsense');
  const count = counted.reduce((sum, {figures}) => sum + figures.count, 0);
  return counted.reduce((sum, {figures}) => sum + figures.meanReciprocalRank * figures.count, 0) / count;
}
