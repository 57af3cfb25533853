import {describe, expect, test} from 'vitest';
import {sortByDay} from './sortByDay.ts';

const names = ['Ada', 'Barbara', 'Edsger', 'Grace', 'Linus'];
const days = Array.from({length: 10}, (_, index) =>
  new Date(Date.UTC(2022, 11, 28 + index)).toISOString().slice(0, 10),
);

describe('sortByDay', () => {
  test('contains everyone in the same cyclic order', () => {
    expect(sortByDay(names, '1970-01-01')).toEqual(names);
    expect(sortByDay(names, '1970-01-03')).toEqual(['Edsger', 'Grace', 'Linus', 'Ada', 'Barbara']);
  });

  test('starts with a different item each day, with every item first equally often', () => {
    const first = days.map((day) => sortByDay(names, day)[0]);
    for (const name of names) {
      expect(first.filter((item) => item === name)).toHaveLength(2);
    }
    expect(new Set(first.slice(0, 5)).size).toBe(5);
  });
});
