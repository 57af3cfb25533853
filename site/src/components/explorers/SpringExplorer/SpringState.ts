import {measureSpring, spring} from 'remotion';

/** A call of `spring()`, with the numbers that the package would otherwise fill in. */
export interface SpringState {
  readonly fps: number;
  readonly mass: number;
  readonly damping: number;
  readonly stiffness: number;
  readonly overshootClamping: boolean;
  readonly from: number;
  readonly to: number;
  /** Nothing leaves the spring as long as it is. */
  readonly durationInFrames?: number;
  /** How close to the end counts as settled, as a part of the way; nothing is 0.005. */
  readonly durationRestThreshold?: number;
}

/** The defaults of the package, at 30 frames a second. */
export const firstSpring: SpringState = {
  fps: 30,
  mass: 1,
  damping: 10,
  stiffness: 100,
  overshootClamping: false,
  from: 0,
  to: 1,
};

/** The package's value at a frame. */
export const springValue = (state: SpringState, frame: number): number => spring({frame, ...optionsOf(state)});

/** The frame from which on the spring has settled, as the package measures it. */
export const settlingFrame = ({fps, from, to, durationRestThreshold, ...rest}: SpringState): number =>
  measureSpring({fps, from, to, config: configOf(rest), threshold: durationRestThreshold});

const optionsOf = ({
  fps,
  from,
  to,
  durationInFrames,
  durationRestThreshold,
  ...rest
}: SpringState): Omit<Parameters<typeof spring>[0], 'frame'> => ({
  fps,
  from,
  to,
  durationInFrames,
  durationRestThreshold,
  config: configOf(rest),
});

const configOf = ({
  mass,
  damping,
  stiffness,
  overshootClamping,
}: Pick<SpringState, 'mass' | 'damping' | 'stiffness' | 'overshootClamping'>) => ({
  mass,
  damping,
  stiffness,
  overshootClamping,
});
