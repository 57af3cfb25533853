/** A message that a package can print: an error that it throws, or a line on the console or in the terminal. */
export type MessageModel = {
  /** The package whose code contains it. */
  readonly package: string;
  /** The text between the placeholders for values: `['Expected ', ' to be a number']`. */
  readonly parts: readonly string[];
  /** The closest exports and commands in the call graph that print it. Empty if none were found. */
  readonly printedBy: readonly string[];
  /** The line that it continues, if it's only ever printed directly after that line. */
  readonly after?: readonly string[];
  /** The assumption that the package asserts with it, if no input triggers the message. */
  readonly assertion?: string;
};
