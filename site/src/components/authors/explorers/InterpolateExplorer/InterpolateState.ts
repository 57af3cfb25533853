import {interpolate} from 'remotion';
import {type EasingChoice, getEasing} from '../curve/EasingChoice.ts';

export const extrapolations = ['extend', 'clamp', 'identity'] as const;
export type Extrapolation = (typeof extrapolations)[number];

export type Keyframe = {
  readonly input: number;
  readonly output: number;
};

/** A call of `interpolate()`. */
export type InterpolateState = {
  /** At least two, each with a larger input than the previous one. */
  readonly keyframes: readonly Keyframe[];
  readonly left: Extrapolation;
  readonly right: Extrapolation;
  readonly easing: EasingChoice;
};

/** The initial state: a rise, a pause and a fall. The value is clamped on the left and extended on the right. */
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

/** Returns the package's value for an input. Throws the same errors as the package. */
export function getInterpolatedValue({keyframes, left, right, easing}: InterpolateState, input: number): number {
  return interpolate(
    input,
    keyframes.map((keyframe) => keyframe.input),
    keyframes.map(({output}) => output),
    {easing: getEasing(easing), extrapolateLeft: left, extrapolateRight: right},
  );
}
