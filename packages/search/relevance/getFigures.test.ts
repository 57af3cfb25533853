import {expect, test} from 'vitest';
import {getFigures} from './getFigures.ts';

test('calculates shares and the mean reciprocal rank', () => {
  expect(getFigures([1, 2, 4, null], 2)).toEqual({
    count: 4,
    first: 0.25,
    inThree: 0.5,
    within: 0.5,
    meanReciprocalRank: (1 + 0.5 + 0.25) / 4,
  });
});
