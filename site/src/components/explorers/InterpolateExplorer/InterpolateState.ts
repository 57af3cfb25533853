import {interpolate} from 'remotion';
import {type EasingChoice, easingOf} from '../curve/Easings';

export const extrapolations = ['extend', 'clamp', 'identity'] as const;
export type Extrapolation = (typeof extrapolations)[number];

export interface Keyframe {
  readonly input: number;
  readonly output: number;
}

/** A call of `interpolate()`. */
export interface InterpolateState {
  /** At least two, each with a larger input than the one before. */
  readonly keyframes: readonly Keyframe[];
  readonly left: Extrapolation;
  readonly right: Extrapolation;
  readonly easing: EasingChoice;
}

/** What a reader sees first: a rise, a pause and a fall; the value stays before and runs on behind. */
export const firstInterpolation: InterpolateState = {
  keyframes: [
    {input: 10, output: 0},
    {input: 30, output: 100},
    {input: 50, output: 100},
    {input: 60, output: 60},
  ],
  left: 'clamp',
  right: 'extend',
  easing: {modifier: 'inOut', name: 'quad', parameters: []},
};

/** The package's value at an input. Throws what the package throws. */
export const interpolatedValue = ({keyframes, left, right, easing}: InterpolateState, input: number): number =>
  interpolate(
    input,
    keyframes.map((keyframe) => keyframe.input),
    keyframes.map(({output}) => output),
    {easing: easingOf(easing), extrapolateLeft: left, extrapolateRight: right},
  );
