import {estimatePrice} from '@remotion/lambda';
import {describe, expect, test} from 'vitest';
import {readLambdaPrices} from '../../toolkit-model/read/readLambdaPrices.ts';
import {estimateCost, type FunctionUse} from './estimateCost.ts';
import {architectures, lambdaPrices, regions} from './lambdaPrices.ts';
import {createSeededRandom} from './createSeededRandom.ts';

function getPrice({milliseconds, memory, disk, calls, ...use}: FunctionUse): number {
  return estimatePrice({
    ...use,
    durationInMiliseconds: milliseconds,
    memorySizeInMb: memory,
    diskSizeInMb: disk,
    lambdasInvoked: calls,
  });
}

describe('estimateCost', () => {
  test('uses the prices of the package', () => {
    expect(lambdaPrices).toEqual(readLambdaPrices());
  });

  test('returns the same as estimatePrice() for 5,000 random inputs', () => {
    const {between, pickOne} = createSeededRandom(2022);
    for (let round = 0; round < 5000; round++) {
      const use: FunctionUse = {
        region: pickOne(regions),
        architecture: pickOne(architectures),
        // From a second to a month with many renders, in steps of a thousandth of a millisecond.
        milliseconds: between(0, 10 ** between(3, 12)) / pickOne([1, 10, 1000]),
        memory: between(512, 10_240),
        disk: between(512, 10_240),
        calls: between(0, 10 ** between(0, 9)),
      };
      expect(estimateCost(use), JSON.stringify(use)).toBe(getPrice(use));
    }
  });

  test.each(regions)('returns the same at the ends of all ranges in %s', (region) => {
    for (const architecture of architectures) {
      for (const size of [512, 10_240]) {
        for (const milliseconds of [0, 1, 900_000]) {
          const use = {region, architecture, milliseconds, memory: size, disk: size, calls: 1};
          expect(estimateCost(use)).toBe(getPrice(use));
        }
      }
    }
  });
});
