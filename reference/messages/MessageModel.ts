/** A message that a package can print: an error that it throws, or a line on the console or in the terminal. */
export interface MessageModel {
  /** The package whose code holds it. */
  readonly package: string;
  /** The text between the holes, which the program fills with values: `['Expected ', ' to be a number']`. */
  readonly parts: readonly string[];
  /** The exports and commands that print it, the nearest in the calls; empty when none was found. */
  readonly printedBy: readonly string[];
  /** The line that it goes on from, when it is never printed but directly after one. */
  readonly after?: readonly string[];
  /** What the package makes sure of with it, when no input leads to it. */
  readonly guard?: string;
}
