/** A label on the ruler of the timeline. */
type Tick = {
  readonly frame: number;
  readonly label: string;
};

/** The maximum number of labels, which is how many fit next to each other in a narrow window. */
const maxTicks = 8;

/** Seconds between two labels. Longer videos use multiples of the last one. */
const steps = [0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 30, 60];

/** Returns labels at round times, such as `0s`, `0.5s` and `1s`. */
export function createTicks(durationInFrames: number, fps: number): readonly Tick[] {
  const seconds = durationInFrames / fps;
  const maxStep = steps.at(-1) ?? 1;
  const step =
    steps.find((length) => seconds / length <= maxTicks) ?? maxStep * Math.ceil(seconds / maxStep / maxTicks);
  return Array.from({length: Math.ceil(seconds / step)}, (_, index) => ({
    // Rounded, because tenths of a second aren't exact.
    frame: Math.round(index * step * fps),
    label: `${Number((index * step).toFixed(1))}s`,
  })).filter(({frame}) => frame < durationInFrames);
}
