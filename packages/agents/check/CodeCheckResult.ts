import type {CodeFinding} from './CodeFinding.ts';

/** What a check found. */
export type CodeCheckResult = {
  readonly findings: readonly CodeFinding[];
  /** Imports whose types aren't known: packages of others, and files that weren't passed. They count as `any`. */
  readonly unchecked: readonly string[];
};
