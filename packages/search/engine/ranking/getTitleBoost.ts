import type {RecordFeatures} from '../features/RecordFeatures.ts';
import type {Query} from '../query/Query.ts';
import {weights} from '../weights.ts';

/** Returns a higher factor the more of a title the query contains. One word of one is worth more than one of ten. */
export function getTitleBoost({stems}: Query, {titles}: RecordFeatures): number {
  if (titles.length === 0) {
    return 1;
  }
  const shares = titles.map(
    (title) => title.stems.filter((stem) => stems.includes(stem)).length / (title.stems.length || 1),
  );
  return 1 + weights.titleCoverage * Math.max(0, ...shares);
}
