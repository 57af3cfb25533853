import {expect, test} from 'vitest';
import {figuresOf} from './figuresOf.ts';

test('counts shares and the mean reciprocal rank', () => {
  expect(figuresOf([1, 2, 4, null], 2)).toEqual({
    count: 4,
    first: 0.25,
    inThree: 0.5,
    within: 0.5,
    meanReciprocalRank: (1 + 0.5 + 0.25) / 4,
  });
});
