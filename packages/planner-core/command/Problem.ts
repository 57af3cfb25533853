/** Why a render rejects the choices, and what to do. */
export type Problem = {
  /** `composition`, or the option to correct by its name in `renderMedia()`. Missing if the size is the problem. */
  readonly name?: string;
  readonly text: string;
};
