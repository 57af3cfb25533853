import type {Region} from './lambdaPrices.ts';

/** The AWS limits of an account in each region, as of 2022. They match `docs/lambda/limits`. */
export const accountLimits = {
  year: 2022,
  /** The default limit for concurrent functions. */
  concurrency: 1000,
  /** The lowest limit for new accounts. */
  minConcurrency: 10,
} as const;

const burst: Partial<Record<Region, number>> = {
  'us-east-1': 3000,
  'us-west-2': 3000,
  'eu-west-1': 3000,
  'us-east-2': 1000,
  'eu-central-1': 1000,
  'ap-northeast-1': 1000,
};

/** The number of functions that AWS started at once until November 2023. */
export function getBurst(region: Region): number {
  return burst[region] ?? 500;
}
