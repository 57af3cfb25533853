import {createEngine} from '../engine/createEngine.ts';
import type {SearchIndex} from '../engine/indexing/SearchIndex.ts';
import {ablations} from './ablations.ts';
import {evaluate} from './evaluate.ts';

/** Smaller changes are less than one query. */
const minChange = 0.0005;

/**
 * Measures the test queries, titles and headings without each weight and tier, and prints how the mean reciprocal rank
 * of each query set changes. This takes about half an hour.
 */
export function measureAblations(index: SearchIndex, print: (line: string) => void): void {
  const before = measureSets(index);
  for (const {name, leaveOut, restore} of ablations) {
    leaveOut();
    const after = measureSets(index);
    restore();
    const changes = Object.entries(after)
      .map(([set, mean]) => ({set, change: mean - (before[set] ?? 0)}))
      .filter(({change}) => Math.abs(change) >= minChange)
      .map(({set, change}) => `${set} ${change > 0 ? '+' : ''}${change.toFixed(3)}`);
    print(`without ${name}: ${changes.join(', ') || 'no change'}`);
  }
}

function measureSets(index: SearchIndex): Record<string, number> {
  const engine = createEngine(index);
  const {sets} = evaluate(
    (query, limit) =>
      engine.search({query, hitsPerPage: limit, attributesToRetrieve: ['url']}).hits.map(({url}) => url ?? ''),
    index.records,
  );
  return Object.fromEntries(sets.map(({set, metrics}) => [set.name, metrics.meanReciprocalRank]));
}
