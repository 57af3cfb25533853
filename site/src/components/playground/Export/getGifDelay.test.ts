import fc from 'fast-check';
import {expect, test} from 'vitest';
import {getGifDelay} from './getGifDelay.ts';

test('preserves the duration of a video in hundredths of a second', () => {
  fc.assert(
    fc.property(fc.integer({min: 1, max: 50}), fc.integer({min: 1, max: 300}), (fps, count) => {
      const delays = Array.from({length: count}, (_, index) => getGifDelay(index, fps));
      const length = delays.reduce((sum, delay) => sum + delay, 0);
      expect(Math.abs(length - (count * 1000) / fps)).toBeLessThanOrEqual(5);
      expect(delays.every((delay) => delay % 10 === 0 && delay >= 20)).toBe(true);
    }),
  );
  expect([0, 1, 2].map((index) => getGifDelay(index, 30))).toEqual([30, 40, 30]);
});
