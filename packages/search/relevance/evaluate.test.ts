import {expect, test} from 'vitest';
import {records} from '../fixtures/records.ts';
import {testQuerySets} from './testQuerySets.ts';
import {evaluate} from './evaluate.ts';
import {getDialogQuery} from './getDialogQuery.ts';

test('a search without results only succeeds for nonsense queries', () => {
  const evaluation = evaluate(() => [], records);
  expect(evaluation.sets.filter(({meetsThreshold}) => meetsThreshold).map(({set}) => set.name)).toEqual(['nonsense']);
  expect(evaluation.meanReciprocalRank).toBe(0);
});

test('a search that always finds a relevant page meets every threshold', () => {
  const judgments = new Map(testQuerySets.flatMap(({queries}) => Object.entries(queries)));
  const search = (query: string) =>
    (
      judgments.get(query) ??
      judgments.get([...judgments.keys()].find((key) => getDialogQuery(key) === query) ?? '') ??
      []
    )
      .slice(0, 1)
      .map((path) => `https://docs.example.com${path.replace('/*', '/page')}`);
  const {sets, meanReciprocalRank} = evaluate(search, []);
  const testSets = sets.filter(({set}) => testQuerySets.includes(set));
  expect(testSets.every(({meetsThreshold, misses}) => meetsThreshold && misses.length === 0)).toBe(true);
  expect(meanReciprocalRank).toBe(1);
});

test('there are at least 300 test queries, each in one set', () => {
  const queries = testQuerySets.flatMap((set) => Object.keys(set.queries));
  expect(queries.length).toBeGreaterThanOrEqual(300);
  expect(new Set(queries).size).toBe(queries.length);
});
