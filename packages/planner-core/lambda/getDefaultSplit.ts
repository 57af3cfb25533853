/** The package's default for splitting frames between functions. */
type DefaultSplit = {
  /** The intended number of functions. */
  readonly aim: number;
  /** The number of chunks. */
  readonly parts: number;
  readonly framesPerFunction: number;
};

/** Calculates the default of `framesPerLambda`, including intermediate results. */
export function getDefaultSplit(frames: number): DefaultSplit {
  const aim = Math.min(150, (frames / 18_000) * 75 + 75);
  const parts = Math.ceil(frames / Math.max(frames / aim, 20));
  return {aim, parts, framesPerFunction: Math.ceil(frames / parts)};
}
