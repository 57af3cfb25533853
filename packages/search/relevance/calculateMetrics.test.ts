import {expect, test} from 'vitest';
import {calculateMetrics} from './calculateMetrics.ts';

test('calculates shares and the mean reciprocal rank', () => {
  expect(calculateMetrics([1, 2, 4, null], 2)).toEqual({
    count: 4,
    successAt1: 0.25,
    successAt3: 0.5,
    successAtMaxRank: 0.5,
    meanReciprocalRank: (1 + 0.5 + 0.25) / 4,
  });
});
