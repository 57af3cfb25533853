import {expect, test} from 'vitest';
import {findRankChanges} from './findRankChanges.ts';

test('lists rank changes, worst loss first', () => {
  const before = {same: 1, up: 3, down: 1, lost: 2, dropped: 1};
  const after = {same: 1, up: 1, down: 2, lost: null, added: 5};
  expect(findRankChanges(before, after)).toEqual([
    {query: 'down', before: 1, after: 2},
    {query: 'lost', before: 2, after: null},
    {query: 'up', before: 3, after: 1},
  ]);
});
