import {createEngine} from '../engine/createEngine.ts';
import type {SearchIndex} from '../engine/SearchIndex.ts';
import {ablations} from './ablations.ts';
import {getPath} from './getPath.ts';
import {getRank} from './getRank.ts';
import {goldenSet} from './goldenSet.ts';
import {toDialogQuery} from './toDialogQuery.ts';

/** A smaller change is less than one query. */
const NOTHING = 0.0005;

/**
 * Measures the test queries without each weight and tier, and prints how the mean reciprocal rank of each kind changes.
 * This takes several minutes.
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
  return Object.fromEntries(
    goldenSet.map(({name, queries}) => {
      const ranks = Object.entries(queries).map(([query, expected]) => {
        const {hits} = engine.search({query: toDialogQuery(query), attributesToRetrieve: ['url']});
        return getRank(
          expected,
          hits.map(({url = ''}) => getPath(url)),
        );
      });
      return [name, ranks.reduce<number>((sum, rank) => sum + (rank === null ? 0 : 1 / rank), 0) / ranks.length];
    }),
  );
}
