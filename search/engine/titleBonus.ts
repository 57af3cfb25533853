import type {Query} from './Query.ts';
import type {RankedRecord} from './RankedRecord.ts';

const MOST = 0.3;

/** Gives more for a title the more of it the query is: one word of one says more than one of ten. */
export function titleBonus({stems}: Query, {titles}: RankedRecord): number {
  const shares = titles.map(
    (title) => title.stems.filter((stem) => stems.includes(stem)).length / (title.stems.length || 1),
  );
  return 1 + MOST * Math.max(0, ...shares);
}
