/** A section of the specification, statement by statement, in our own words. */
export interface Section {
  readonly number: number;
  readonly title: string;
  /** Each under a name that tests cite together with the number: `2.navbar-left`. */
  readonly statements: Readonly<Record<string, string>>;
  /** What the specification mentions here and leaves open, so that nothing can prove it. */
  readonly open?: readonly string[];
}
