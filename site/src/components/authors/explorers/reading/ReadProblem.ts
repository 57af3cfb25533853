/** Explains why a pasted string is invalid: the error, its position, and what is accepted. */
export class ReadProblem extends Error {
  override readonly name = 'ReadProblem';

  /** `start` is the index of the error in the string. Missing if the error has no specific position. */
  constructor(
    message: string,
    readonly start?: number,
  ) {
    super(message);
  }
}
