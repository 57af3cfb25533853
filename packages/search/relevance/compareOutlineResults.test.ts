import {expect, test} from 'vitest';
import type {Engine} from '../engine/createEngine.ts';
import {createEngine} from '../engine/createEngine.ts';
import {createIndex} from '../engine/indexing/createIndex.ts';
import {records} from '../fixtures/records.ts';
import {findDifferentResults} from './findDifferentResults.ts';
import {testQuerySets} from './testQuerySets.ts';
import {compareOutlineResults} from './compareOutlineResults.ts';

const full = createEngine(createIndex(records));
const outline = createEngine(createIndex(records.filter(({type}) => type !== 'content')));

test('engines with the same records never differ, and engines with different records do', () => {
  expect(findDifferentResults(full, createEngine(createIndex(records)))).toEqual([]);
  expect(findDifferentResults(full, outline)).not.toEqual([]);
});

test('counts the queries that can be answered from names and titles', () => {
  const {knownItemCount, sameFirstHitCount, worse} = compareOutlineResults(outline, full);
  const queries = testQuerySets.flatMap((set) => Object.keys(set.queries));
  expect(knownItemCount).toBe(queries.filter((query) => outline.isKnownItemQuery(query)).length);
  expect(knownItemCount).toBeGreaterThan(0);
  expect([sameFirstHitCount, worse]).toEqual([knownItemCount, []]);
});

test('reports queries that lose their relevant page', () => {
  const withoutHits: Engine = {
    ...outline,
    isKnownItemQuery: (query) => query === 'interpolate',
    search: (params) => outline.search({...params, query: ''}),
  };
  expect(compareOutlineResults(withoutHits, full)).toEqual({
    knownItemCount: 1,
    sameFirstHitCount: 0,
    worse: ['interpolate'],
  });
});
