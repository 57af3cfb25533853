import {describe, expect, it} from 'vitest';
import {dailyOrder} from './dailyOrder';

const names = ['Ada', 'Barbara', 'Edsger', 'Grace', 'Linus'];
const orderOn = (day: string): readonly string[] => dailyOrder(names, (name) => name, day);
const days = Array.from({length: 1000}, (_, index) => new Date(index * 86_400_000).toISOString().slice(0, 10));

describe('dailyOrder', () => {
  it('keeps everyone, once', () => {
    expect([...orderOn('2022-09-08')].sort()).toEqual(names);
  });

  it('is the same all day, whatever the order of the list', () => {
    const reversed = dailyOrder([...names].reverse(), (name) => name, '2022-09-08');
    expect(reversed).toEqual(orderOn('2022-09-08'));
  });

  it('gives everyone the first place about as often', () => {
    for (const name of names) {
      const first = days.filter((day) => orderOn(day)[0] === name).length;
      expect(first).toBeGreaterThan(150);
      expect(first).toBeLessThan(250);
    }
  });
});
