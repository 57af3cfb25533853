import type {Region} from './lambdaPrices';

/** What AWS allowed an account in each region, as of 2022, as `docs/lambda/limits` has it. */
export const accountLimits = {
  year: 2022,
  /** Functions that run at once, before the limit is raised. */
  concurrency: 1000,
  /** The least that new accounts were given. */
  leastConcurrency: 10,
} as const;

const burst: Partial<Record<Region, number>> = {
  'us-east-1': 3000,
  'us-west-2': 3000,
  'eu-west-1': 3000,
  'us-east-2': 1000,
  'eu-central-1': 1000,
  'ap-northeast-1': 1000,
};

/** Functions that AWS started at once until November 2023. */
export const burstOf = (region: Region): number => burst[region] ?? 500;
