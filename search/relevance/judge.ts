import {MAX_QUERY_LENGTH, type SearchRecord} from '../contract.ts';
import {figuresOf, type Figures} from './figuresOf.ts';
import {goldenSet, leastMeanReciprocalRank, type QueryKind} from './goldenSet.ts';
import type {Ranks} from './movesOf.ts';
import {pathOf} from './pathOf.ts';
import {DEEPEST_RANK, rankOf} from './rankOf.ts';
import {titleQueries} from './titleQueries.ts';

/** Answers a query with addresses, best first. */
export type Find = (query: string, limit: number) => string[];

export interface Judgement {
  readonly kinds: readonly JudgedKind[];
  /** Over all kinds that have a threshold, nonsense aside. */
  readonly meanReciprocalRank: number;
  readonly ranks: Ranks;
}

export interface JudgedKind {
  readonly kind: QueryKind;
  readonly figures: Figures;
  readonly isGoodEnough: boolean;
  readonly misses: readonly {readonly query: string; readonly rank: number | null; readonly found: readonly string[]}[];
}

/** Judges a search, ours or another, by the golden set and by the titles and headings of its pages. */
export function judge(find: Find, records: readonly SearchRecord[]): Judgement {
  const {titles, headings} = titleQueries(records);
  const kinds = [
    ...goldenSet,
    {name: 'page titles', queries: titles, within: 1, share: 1},
    {name: 'headings', queries: headings, within: 3, share: 1},
  ];
  const ranks: Record<string, number | null> = {};
  const judged = kinds.map((kind): JudgedKind => {
    const answers = Object.entries(kind.queries).map(([query, expected]) => {
      const found = find(query.slice(0, MAX_QUERY_LENGTH), DEEPEST_RANK).map(pathOf);
      return {query, found, rank: rankOf(expected, found)};
    });
    if (goldenSet.includes(kind)) {
      answers.forEach(({query, rank}) => (ranks[query] = rank));
    }
    const figures = figuresOf(
      answers.map(({rank}) => rank),
      kind.within,
    );
    return {
      kind,
      figures,
      isGoodEnough: kind.share === undefined || figures.within >= kind.share,
      misses: answers.filter(({rank}) => rank === null || rank > kind.within),
    };
  });
  return {kinds: judged, meanReciprocalRank: meanOf(judged), ranks};
}

/** Says whether every threshold holds. */
export function isGoodEnough({kinds, meanReciprocalRank}: Judgement): boolean {
  return kinds.every((kind) => kind.isGoodEnough) && meanReciprocalRank >= leastMeanReciprocalRank;
}

function meanOf(judged: readonly JudgedKind[]): number {
  const counted = judged.filter(
    ({kind}) => goldenSet.includes(kind) && kind.share !== undefined && kind.name !== 'nonsense',
  );
  const count = counted.reduce((sum, {figures}) => sum + figures.count, 0);
  return counted.reduce((sum, {figures}) => sum + figures.meanReciprocalRank * figures.count, 0) / count;
}
