import {getRegions} from '@remotion/lambda';
import {describe, expect, test} from 'vitest';
import {readLambdaPrices} from './readLambdaPrices.ts';

describe('readLambdaPrices', () => {
  const prices = readLambdaPrices();

  test('includes every region of the package in the same order', () => {
    expect(Object.keys(prices)).toEqual(getRegions());
  });

  test('returns five positive prices for each region', () => {
    for (const {arm64, x86_64: x86, call} of Object.values(prices)) {
      const five = [arm64.memory, arm64.disk, x86.memory, x86.disk, call];
      expect(five.filter((price) => price > 0)).toHaveLength(5);
    }
  });

  test('distinguishes the architectures', () => {
    expect(prices['us-east-1']).toEqual({
      arm64: {memory: 0.0000133334, disk: 0.0000000309},
      x86_64: {memory: 0.0000166667, disk: 0.0000000309},
      call: 0.0000002,
    });
  });
});
