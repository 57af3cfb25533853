/** A section of the specification, split into statements in our own words. */
export type Section = {
  readonly number: number;
  readonly title: string;
  /** The statements by name. Tests cite the number of the section and the name: `2.navbar-left`. */
  readonly statements: Readonly<Record<string, string>>;
  /** Points that the specification mentions but doesn't define, so tests can't cover them. */
  readonly open?: readonly string[];
};
