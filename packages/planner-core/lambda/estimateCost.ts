import {lambdaLimits} from './lambdaLimits.ts';
import {type Architecture, lambdaPrices, type Region} from './lambdaPrices.ts';

/** The usage of the functions. */
export type FunctionUse = {
  readonly region: Region;
  readonly architecture: Architecture;
  /** The total of all functions. */
  readonly milliseconds: number;
  /** In megabytes. */
  readonly memory: number;
  /** In megabytes. */
  readonly disk: number;
  readonly calls: number;
};

/**
 * Calculates the price of the functions in US dollars like `estimatePrice()` in 3.2.44. It uses the same operations in
 * the same order, so that rounding to five decimals has the same result.
 */
export function estimateCost({region, architecture, milliseconds, memory, disk, calls}: FunctionUse): number {
  const {[architecture]: price, call} = lambdaPrices[region];
  const time = price.memory * ((memory * milliseconds) / 1000 / 1024);
  const space = Math.max(0, disk - lambdaLimits.minDisk) * price.disk * (milliseconds / 1000 / 1024);
  return Number((time + space + call * calls).toFixed(5));
}
