import {expect, test} from 'vitest';
import type {Engine} from '../engine/createEngine.ts';
import {createEngine} from '../engine/createEngine.ts';
import {createIndex} from '../engine/indexing/createIndex.ts';
import {records} from '../fixtures/records.ts';
import {findDifferentAnswers} from './findDifferentAnswers.ts';
import {goldenSet} from './goldenSet.ts';
import {judgeNames} from './judgeNames.ts';

const whole = createEngine(createIndex(records));
const names = createEngine(createIndex(records.filter(({type}) => type !== 'content')));

test('engines with the same records never differ, and engines with different records do', () => {
  expect(findDifferentAnswers(whole, createEngine(createIndex(records)))).toEqual([]);
  expect(findDifferentAnswers(whole, names)).not.toEqual([]);
});

test('counts the queries that can be answered from names and titles', () => {
  const {known, sameFirst, worse} = judgeNames(names, whole);
  const queries = goldenSet.flatMap(({queries: some}) => Object.keys(some));
  expect(known).toBe(queries.filter((query) => names.isKnownItemQuery(query)).length);
  expect(known).toBeGreaterThan(0);
  expect([sameFirst, worse]).toEqual([known, []]);
});

test('reports a lost answer', () => {
  const sure: Engine = {
    ...names,
    isKnownItemQuery: (query) => query === 'interpolate',
    search: (params) => names.search({...params, query: ''}),
  };
  expect(judgeNames(sure, whole)).toEqual({known: 1, sameFirst: 0, worse: ['interpolate']});
});
