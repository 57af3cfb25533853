import type {SpringState} from './SpringState';

/** The numbers of a spring, in the order of their fields. */
export const springNumbers = [
  {name: 'mass', min: 0.01, max: 100, slide: [0.1, 5], step: 0.01},
  {name: 'damping', min: 0.01, max: 1000, slide: [1, 50], step: 0.01},
  {name: 'stiffness', min: 0.01, max: 10_000, slide: [1, 300], step: 0.01},
  {name: 'from', min: -100_000, max: 100_000, step: 0.01},
  {name: 'to', min: -100_000, max: 100_000, step: 0.01},
  {name: 'fps', min: 1, max: 240, step: 0.01},
  {name: 'durationInFrames', min: 1, max: 1000, step: 0.01, empty: 'not set'},
  {name: 'durationRestThreshold', min: 0.000_001, max: 0.999_999, step: 0.000_001, empty: '0.005'},
] as const satisfies readonly {
  readonly name: keyof SpringState;
  readonly min: number;
  readonly max: number;
  /** Where the slider goes; only for what has one. */
  readonly slide?: readonly [number, number];
  readonly step: number;
  /** What an empty field means; without it, the field needs a number. */
  readonly empty?: string;
}[];

/** Frames up to which a spring is followed: measuring one walks through all of them, again for each frame. */
export const mostFrames = 500;

/** What keeps a spring from being followed. `measureSpring()` would never end for one that never settles. */
export const springFault = (state: SpringState): string | undefined => {
  for (const {name, min, max} of springNumbers) {
    const value = state[name];
    if (value !== undefined && !(value >= min && value <= max)) return `${name} must be from ${min} to ${max} here.`;
  }
  if (framesToSettle(state) <= mostFrames) return undefined;
  return `This spring settles too late: about ${mostFrames} frames are followed. More damping, more stiffness or less mass settle it sooner.`;
};

/** An estimate by the envelope of the movement, which is a little longer than the package's own measure. */
const framesToSettle = ({fps, mass, damping, stiffness, durationRestThreshold = 0.005}: SpringState): number => {
  const isBouncy = damping < 2 * Math.sqrt(stiffness * mass);
  // The package moves springs that don't bounce as if they were damped critically.
  const rate = isBouncy ? damping / (2 * mass) : Math.sqrt(stiffness / mass);
  // And it takes no step longer than 64 milliseconds.
  const seconds = Math.min(1 / fps, 0.064);
  return (1.3 * Math.log(1 / durationRestThreshold) + 1) / (rate * seconds);
};
