/** Why a render rejects the choices, and what to do. */
export type ChoiceProblem = {
  /** What to correct: `composition`, or an option's name in `renderMedia()`. Missing if the size is the problem. */
  readonly name?: string;
  readonly text: string;
};
