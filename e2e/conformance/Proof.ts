/** A test of the last run that cites the specification. */
export interface Proof {
  /** From the root of the repository, with `/`. */
  readonly file: string;
  readonly title: string;
  readonly passed: boolean;
  readonly proves: readonly string[];
}
