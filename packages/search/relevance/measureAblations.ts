import {createEngine} from '../engine/createEngine.ts';
import type {SearchIndex} from '../engine/indexing/SearchIndex.ts';
import {ablations} from './ablations.ts';
import {judge} from './judge.ts';

/** A smaller change is less than one query. */
const NOTHING = 0.0005;

/**
 * Measures the test queries, titles and headings without each weight and tier, and prints how the mean reciprocal rank
 * of each kind changes. This takes about half an hour.
 */
export function measureAblations(index: SearchIndex, print: (line: string) => void): void {
  const before = measureKinds(index);
  for (const {name, leaveOut, restore} of ablations) {
    leaveOut();
    const after = measureKinds(index);
    restore();
    const changes = Object.entries(after)
      .map(([kind, mean]) => ({kind, change: mean - (before[kind] ?? 0)}))
      .filter(({change}) => Math.abs(change) >= NOTHING)
      .map(({kind, change}) => `${kind} ${change > 0 ? '+' : ''}${change.toFixed(3)}`);
    print(`without ${name}: ${changes.join(', ') || 'no change'}`);
  }
}

function measureKinds(index: SearchIndex): Record<string, number> {
  const engine = createEngine(index);
  const {kinds} = judge(
    (query, limit) =>
      engine.search({query, hitsPerPage: limit, attributesToRetrieve: ['url']}).hits.map(({url}) => url ?? ''),
    index.records,
  );
  return Object.fromEntries(kinds.map(({kind, figures}) => [kind.name, figures.meanReciprocalRank]));
}
