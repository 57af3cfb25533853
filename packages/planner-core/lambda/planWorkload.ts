import {type SeatPrice, getSeatPrice} from '../license/getSeatPrice.ts';
import {accountLimits, getBurst} from './accountLimits.ts';
import {getDefaultSplit} from './getDefaultSplit.ts';
import {estimateCost} from './estimateCost.ts';
import type {Workload} from './Workload.ts';

/** The requirements of a workload. */
export type Plan = {
  readonly framesPerFunction: number;
  /** Renderer functions. */
  readonly functions: number;
  /** Including the main function. */
  readonly calls: number;
  /** The number of renders that can run concurrently. */
  readonly sideBySide: number;
  /** The number of renders that can start at the same moment. */
  readonly startAtOnce: number;
  /** The render time of the function with the most frames, in seconds. */
  readonly longest: number;
  /** The total of all functions, in seconds. */
  readonly together: number;
  /** In megabytes. */
  readonly disk: number;
  /** In US dollars. */
  readonly cost: number;
  /** In US dollars. */
  readonly monthlyCost: number;
  readonly license: SeatPrice;
};

/** The disk space that Chromium uses, in megabytes. */
export const browserCache = 256;

/** The size of uncompressed audio per minute in the chunks, in megabytes. */
export const audioPerMinute = 11.5;

/** Companies with up to this number of employees don't need a license. */
export const freeTeam = 3;

/** Calculates the requirements of a workload, based on the package's formulas and the license terms. */
export function planWorkload(workload: Workload): Plan {
  const {frames, frameTime, renders, region, architecture, memory} = workload;
  const framesPerFunction = workload.framesPerFunction ?? getDefaultSplit(frames).framesPerFunction;
  const functions = Math.ceil(frames / framesPerFunction);
  const calls = functions + 1;
  const maxDuration = Math.min(framesPerFunction, frames) * frameTime;
  // The main function waits for the function that takes longest.
  const milliseconds = frames * frameTime + maxDuration;
  const computeCost = (times: number): number =>
    estimateCost({
      region,
      architecture,
      memory,
      disk: workload.disk,
      milliseconds: milliseconds * times,
      calls: calls * times,
    });
  const minutes = workload.seconds / 60;
  return {
    framesPerFunction,
    functions,
    calls,
    sideBySide: Math.floor(accountLimits.concurrency / calls),
    startAtOnce: Math.floor(Math.min(accountLimits.concurrency, getBurst(region)) / calls),
    longest: maxDuration / 1000,
    together: milliseconds / 1000,
    disk: Math.ceil(2 * workload.outputRate * minutes + audioPerMinute * minutes + browserCache),
    cost: computeCost(1),
    monthlyCost: computeCost(renders),
    license: getSeatPrice({
      organization: workload.team > freeTeam ? 'company' : 'small',
      developers: workload.developers,
      cloudInstances: 0,
      serverlessRenders: renders,
      billing: 'monthly',
    }),
  };
}
