import type {SpringState} from './SpringState.ts';

/** The numbers of a spring, in the order of their fields. */
export const springNumbers = [
  {name: 'mass', min: 0.01, max: 100, slide: [0.1, 5], step: 0.01},
  {name: 'damping', min: 0.01, max: 1000, slide: [1, 50], step: 0.01},
  {name: 'stiffness', min: 0.01, max: 10_000, slide: [1, 300], step: 0.01},
  {name: 'from', min: -100_000, max: 100_000, step: 0.01},
  {name: 'to', min: -100_000, max: 100_000, step: 0.01},
  {name: 'fps', min: 1, max: 240, step: 0.01},
  {name: 'durationInFrames', min: 1, max: 1000, step: 0.01, empty: 'Not set'},
  {name: 'durationRestThreshold', min: 0.000_001, max: 0.999_999, step: 0.000_001, empty: '0.005'},
] as const satisfies readonly {
  readonly name: keyof SpringState;
  readonly min: number;
  readonly max: number;
  /** The range of the slider, if there is one. */
  readonly slide?: readonly [number, number];
  readonly step: number;
  /** The meaning of an empty field. If it's missing, the field requires a number. */
  readonly empty?: string;
}[];

/** The maximum number of frames, because measuring a spring calculates all of them, and for each frame again. */
export const maxFrames = 500;

/** Returns why a spring can't be simulated. `measureSpring()` would never return if the spring didn't settle. */
export function findSpringError(state: SpringState): string | undefined {
  for (const {name, min, max} of springNumbers) {
    const value = state[name];
    if (value !== undefined && !(value >= min && value <= max)) {
      return `${name} must be from ${min} to ${max}.`;
    }
  }
  if (countFramesToSettle(state) <= maxFrames) {
    return undefined;
  }
  return `This spring takes more than about ${maxFrames} frames to settle, which the explorer can’t show. Increase damping or stiffness, or decrease mass.`;
}

/** Estimates the duration from the envelope of the movement, which is slightly longer than the package's result. */
function countFramesToSettle({fps, mass, damping, stiffness, durationRestThreshold = 0.005}: SpringState): number {
  const isBouncy = damping < 2 * Math.sqrt(stiffness * mass);
  // The package treats springs that don't bounce as critically damped.
  const rate = isBouncy ? damping / (2 * mass) : Math.sqrt(stiffness / mass);
  // Its steps are never longer than 64 milliseconds.
  const seconds = Math.min(1 / fps, 0.064);
  return (1.3 * Math.log(1 / durationRestThreshold) + 1) / (rate * seconds);
}
