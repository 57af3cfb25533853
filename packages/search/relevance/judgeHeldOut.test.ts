import {expect, test} from 'vitest';
import {goldenSet} from './goldenSet.ts';
import {heldOutSet} from './heldOutSet.ts';
import {isHeldOutGoodEnough, judgeHeldOut} from './judgeHeldOut.ts';

test('a search without results is not good enough', () => {
  const figures = judgeHeldOut(() => []);
  expect(figures.all).toMatchObject({first: 0, inThree: 0, meanReciprocalRank: 0});
  expect(isHeldOutGoodEnough(figures)).toBe(false);
});

test('a single bad group is not good enough', () => {
  const good = {count: 1, first: 1, inThree: 1, within: 1, meanReciprocalRank: 1};
  expect(isHeldOutGoodEnough({all: good, groups: {a: good}})).toBe(true);
  expect(isHeldOutGoodEnough({all: good, groups: {a: good, b: {...good, inThree: 0.5}}})).toBe(false);
});

test('has at least 300 queries in eleven groups that are not test queries', () => {
  const queries = Object.values(heldOutSet).flatMap((group) => Object.keys(group));
  const known = new Set(goldenSet.flatMap((kind) => Object.keys(kind.queries)));
  expect(Object.keys(heldOutSet).length).toBeGreaterThanOrEqual(11);
  expect(queries.length).toBeGreaterThanOrEqual(300);
  expect(queries.filter((query) => known.has(query)).length).toBeLessThan(queries.length / 5);
});
