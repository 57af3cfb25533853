import {measureSpring, spring} from 'remotion';

/** A call of `spring()`, including the default values that the package would use. */
export type SpringState = {
  readonly fps: number;
  readonly mass: number;
  readonly damping: number;
  readonly stiffness: number;
  readonly overshootClamping: boolean;
  readonly from: number;
  readonly to: number;
  /** If it's missing, the spring keeps its natural duration. */
  readonly durationInFrames?: number;
  /**
   * How close to the end the spring has to be to count as settled, as a fraction of the distance. Defaults to 0.005.
   */
  readonly durationRestThreshold?: number;
};

/** The defaults of the package at 30 frames per second. */
export const firstSpring: SpringState = {
  fps: 30,
  mass: 1,
  damping: 10,
  stiffness: 100,
  overshootClamping: false,
  from: 0,
  to: 1,
};

/** Returns the package's value at a frame. */
export function getSpringValue(state: SpringState, frame: number): number {
  return spring({frame, ...getOptions(state)});
}

/** Returns the first frame at which the spring has settled, as measured by the package. */
export function findSettlingFrame({fps, from, to, durationRestThreshold, ...rest}: SpringState): number {
  return measureSpring({fps, from, to, config: getConfig(rest), threshold: durationRestThreshold});
}

function getOptions({
  fps,
  from,
  to,
  durationInFrames,
  durationRestThreshold,
  ...rest
}: SpringState): Omit<Parameters<typeof spring>[0], 'frame'> {
  return {
    fps,
    from,
    to,
    durationInFrames,
    durationRestThreshold,
    config: getConfig(rest),
  };
}

function getConfig({
  mass,
  damping,
  stiffness,
  overshootClamping,
}: Pick<SpringState, 'mass' | 'damping' | 'stiffness' | 'overshootClamping'>) {
  return {
    mass,
    damping,
    stiffness,
    overshootClamping,
  };
}
