/** How the package divides frames when nobody says how. */
export interface DefaultSplit {
  /** How many functions it aims at. */
  readonly aim: number;
  /** Into how many parts it divides the frames. */
  readonly parts: number;
  readonly framesPerFunction: number;
}

/** The default of `framesPerLambda`, with the steps that lead to it. */
export const defaultSplit = (frames: number): DefaultSplit => {
  const aim = Math.min(150, (frames / 18_000) * 75 + 75);
  const parts = Math.ceil(frames / Math.max(frames / aim, 20));
  return {aim, parts, framesPerFunction: Math.ceil(frames / parts)};
};
