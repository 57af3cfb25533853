import {type SeatPrice, seatPrice} from '../../../data/seatPrice';
import {accountLimits, burstOf} from './accountLimits';
import {defaultSplit} from './defaultSplit';
import {estimateCost} from './estimateCost';
import type {Workload} from './Workload';

/** What a workload needs. */
export interface Plan {
  readonly framesPerFunction: number;
  /** Functions that draw. */
  readonly functions: number;
  /** With the main function. */
  readonly calls: number;
  /** Renders that fit beside each other. */
  readonly sideBySide: number;
  /** Renders that all start in the same moment. */
  readonly startAtOnce: number;
  /** Seconds that the function with the most frames draws. */
  readonly longest: number;
  /** Seconds of all functions together. */
  readonly together: number;
  /** Megabytes. */
  readonly disk: number;
  /** US dollars. */
  readonly cost: number;
  /** US dollars. */
  readonly monthlyCost: number;
  readonly licence: SeatPrice;
}

/** Megabytes that Chromium keeps on the disk. */
export const browserCache = 256;

/** Megabytes of uncompressed audio in the pieces of a minute. */
export const audioPerMinute = 11.5;

/** Employees up to whom a company pays nothing. */
export const freeTeam = 3;

/** Computes what a workload needs, by the arithmetic of the package and the rules of the licence. */
export const planWorkload = (workload: Workload): Plan => {
  const {frames, frameTime, renders, region, architecture, memory} = workload;
  const framesPerFunction = workload.framesPerFunction ?? defaultSplit(frames).framesPerFunction;
  const functions = Math.ceil(frames / framesPerFunction);
  const calls = functions + 1;
  const longest = Math.min(framesPerFunction, frames) * frameTime;
  // The main function waits for the function that takes longest.
  const milliseconds = frames * frameTime + longest;
  const costOf = (times: number): number =>
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
    startAtOnce: Math.floor(Math.min(accountLimits.concurrency, burstOf(region)) / calls),
    longest: longest / 1000,
    together: milliseconds / 1000,
    disk: Math.ceil(2 * workload.outputRate * minutes + audioPerMinute * minutes + browserCache),
    cost: costOf(1),
    monthlyCost: costOf(renders),
    licence: seatPrice({
      organisation: workload.team > freeTeam ? 'company' : 'small',
      developers: workload.developers,
      cloudInstances: 0,
      serverlessRenders: renders,
      billing: 'monthly',
    }),
  };
};
