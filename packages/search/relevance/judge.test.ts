import {expect, test} from 'vitest';
import {records} from '../fixtures/records.ts';
import {goldenSet} from './goldenSet.ts';
import {isGoodEnough, judge} from './judge.ts';
import {toDialogQuery} from './toDialogQuery.ts';

test('a search without results is only right about nonsense queries', () => {
  const judgement = judge(() => [], records);
  expect(judgement.kinds.filter((kind) => kind.isGoodEnough).map(({kind}) => kind.name)).toEqual(['nonsense']);
  expect(judgement.meanReciprocalRank).toBe(0);
  expect(isGoodEnough(judgement)).toBe(false);
});

test('a search with all right answers meets every threshold', () => {
  const answers = new Map(goldenSet.flatMap(({queries}) => Object.entries(queries)));
  const know = (query: string) =>
    (answers.get(query) ?? answers.get([...answers.keys()].find((key) => toDialogQuery(key) === query) ?? '') ?? [])
      .slice(0, 1)
      .map((path) => `https://docs.example.com${path.replace('/*', '/page')}`);
  const {kinds, meanReciprocalRank} = judge(know, []);
  const golden = kinds.filter(({kind}) => goldenSet.includes(kind));
  expect(golden.every((kind) => kind.isGoodEnough && kind.misses.length === 0)).toBe(true);
  expect(meanReciprocalRank).toBe(1);
});

test('there are at least 300 test queries, each of one kind', () => {
  const queries = goldenSet.flatMap(({queries: some}) => Object.keys(some));
  expect(queries.length).toBeGreaterThanOrEqual(300);
  expect(new Set(queries).size).toBe(queries.length);
});
