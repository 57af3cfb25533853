type SeededRandom = {
  /** An integer in a range, including both ends. */
  readonly between: (min: number, max: number) => number;
  readonly pickOne: <Value>(values: readonly Value[]) => Value;
};

/** Creates a random number generator with reproducible results, so that failures can be repeated (mulberry32). */
export function createSeededRandom(seed: number): SeededRandom {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {between, pickOne: (values) => values[between(0, values.length - 1)] as (typeof values)[number]};
}
