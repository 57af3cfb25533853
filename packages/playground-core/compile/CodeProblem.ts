/** An error in a reader's code, with its location if that's known. */
export type CodeProblem = {
  readonly message: string;
  /** Path of the file in the project. */
  readonly file?: string;
  /** Starts at 1. */
  readonly line?: number;
  /** Starts at 1. */
  readonly column?: number;
};
