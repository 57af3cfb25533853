/** One result and its source. */
export type PlanRow = {
  readonly name: string;
  readonly value: string;
  /** The formula in words, with the numbers filled in. */
  readonly formula: string;
  readonly source: PlanSource;
  /** Whether the workload exceeds a limit. */
  readonly alarm: boolean;
};

/** The page with the rule, and the version or year of the rule. */
export type PlanSource = {
  readonly label: string;
  /** Missing for results that only depend on the input and on other rows. */
  readonly to?: string;
  readonly date: string;
};
