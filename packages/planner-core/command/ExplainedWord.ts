/** A word of a pasted command and its meaning. */
export type ExplainedWord = {
  readonly text: string;
  readonly meaning: string;
  /** The heading that documents it. */
  readonly to?: string;
  /** Set for a flag that doesn't exist, and for a value that the command line rejects. */
  readonly isWrong?: true;
};
