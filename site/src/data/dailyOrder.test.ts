import {describe, expect, it} from 'vitest';
import {dailyOrder} from './dailyOrder';

const names = ['Ada', 'Barbara', 'Edsger', 'Grace', 'Linus'];
const days = Array.from({length: 10}, (_, index) =>
  new Date(Date.UTC(2022, 11, 28 + index)).toISOString().slice(0, 10),
);

describe('dailyOrder', () => {
  it('keeps everyone, in the same row', () => {
    expect(dailyOrder(names, '1970-01-01')).toEqual(names);
    expect(dailyOrder(names, '1970-01-03')).toEqual(['Edsger', 'Grace', 'Linus', 'Ada', 'Barbara']);
  });

  it('begins with another one each day, with everyone equally often', () => {
    const first = days.map((day) => dailyOrder(names, day)[0]);
    for (const name of names) expect(first.filter((item) => item === name)).toHaveLength(2);
    expect(new Set(first.slice(0, 5)).size).toBe(5);
  });
});
