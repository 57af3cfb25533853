import type {Finding} from './Finding.ts';

/** What a check found. */
export type CheckResult = {
  readonly findings: readonly Finding[];
  /** Imports whose types aren't known: packages of others, and files that weren't passed. They count as `any`. */
  readonly unchecked: readonly string[];
};
