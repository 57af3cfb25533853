import {remotionVersion} from '../../toolkit-model/versions.ts';

/**
 * Limits and defaults of the package, in frames, functions, megabytes and seconds. A test compares them with the
 * package.
 */
export const lambdaLimits = {
  version: remotionVersion,
  minFramesPerFunction: 4,
  maxFunctions: 200,
  minMemory: 512,
  maxMemory: 10_240,
  defaultMemory: 2048,
  minDisk: 512,
  maxDisk: 10_240,
  defaultDisk: 2048,
  defaultTimeout: 120,
  maxTimeout: 900,
} as const;
