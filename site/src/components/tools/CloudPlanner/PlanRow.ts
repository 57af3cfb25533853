/** One result, and where it comes from. */
export interface PlanRow {
  readonly name: string;
  readonly value: string;
  /** In words, with the numbers filled in. */
  readonly formula: string;
  readonly source: PlanSource;
  /** Whether the workload does not fit here. */
  readonly alarm: boolean;
}

/** A page that has the rule, and the version or year from which it is. */
export interface PlanSource {
  readonly label: string;
  /** Nothing for what only follows from the rows above. */
  readonly to?: string;
  readonly date: string;
}
