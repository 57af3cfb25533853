/** What is wrong with a reader's code, where that is known. */
export type Problem = {
  readonly message: string;
  /** Path of the file in the project. */
  readonly file?: string;
  /** One-based. */
  readonly line?: number;
  /** One-based. */
  readonly column?: number;
};
