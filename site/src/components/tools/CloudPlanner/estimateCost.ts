import {lambdaLimits} from './lambdaLimits';
import {type Architecture, lambdaPrices, type Region} from './lambdaPrices';

/** What functions did. */
export interface FunctionUse {
  readonly region: Region;
  readonly architecture: Architecture;
  /** Of all functions together. */
  readonly milliseconds: number;
  /** In megabytes. */
  readonly memory: number;
  /** In megabytes. */
  readonly disk: number;
  readonly calls: number;
}

/**
 * US dollars for the functions, as `estimatePrice()` of 3.2.44 computes them: the same operations in the same order, so
 * that the rounding to five digits is the same too.
 */
export const estimateCost = ({region, architecture, milliseconds, memory, disk, calls}: FunctionUse): number => {
  const {[architecture]: price, call} = lambdaPrices[region];
  const time = price.memory * ((memory * milliseconds) / 1000 / 1024);
  const space = Math.max(0, disk - lambdaLimits.minDisk) * price.disk * (milliseconds / 1000 / 1024);
  return Number((time + space + call * calls).toFixed(5));
};
