import {expect, test} from 'vitest';
import {testQuerySets} from './testQuerySets.ts';
import {heldOutQueries} from './heldOutQueries.ts';
import {meetsHeldOutThresholds, evaluateHeldOut} from './evaluateHeldOut.ts';

test('a search without results is below the thresholds', () => {
  const metrics = evaluateHeldOut(() => []);
  expect(metrics.all).toMatchObject({successAt1: 0, successAt3: 0, meanReciprocalRank: 0});
  expect(meetsHeldOutThresholds(metrics)).toBe(false);
});

test('a single bad group is below the thresholds', () => {
  const good = {count: 1, successAt1: 1, successAt3: 1, successAtMaxRank: 1, meanReciprocalRank: 1};
  expect(meetsHeldOutThresholds({all: good, groups: {a: good}})).toBe(true);
  expect(meetsHeldOutThresholds({all: good, groups: {a: good, b: {...good, successAt3: 0.5}}})).toBe(false);
});

test('has at least 300 queries in eleven groups that are not test queries', () => {
  const queries = Object.values(heldOutQueries).flatMap((group) => Object.keys(group));
  const known = new Set(testQuerySets.flatMap((set) => Object.keys(set.queries)));
  expect(Object.keys(heldOutQueries).length).toBeGreaterThanOrEqual(11);
  expect(queries.length).toBeGreaterThanOrEqual(300);
  expect(queries.filter((query) => known.has(query)).length).toBeLessThan(queries.length / 5);
});
