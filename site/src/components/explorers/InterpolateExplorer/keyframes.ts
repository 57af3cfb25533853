import {powerOfTen, type Range} from '../curve/Scale';
import {roundNumber} from '../curve/writeNumber';
import type {Keyframe} from './InterpolateState';

/** Adds a keyframe in the middle of the widest gap, on the straight line there. */
export const addKeyframe = (keyframes: readonly Keyframe[]): readonly Keyframe[] => {
  const gaps = keyframes.slice(1).map(({input}, index) => input - (keyframes[index]?.input ?? input));
  const index = gaps.indexOf(Math.max(...gaps));
  const [before, after] = [keyframes[index], keyframes[index + 1]];
  if (!before || !after) return keyframes;
  const step = Math.min(1, powerOfTen(after.input - before.input, 2));
  const input = roundNumber(Math.round((before.input + after.input) / 2 / step) * step);
  // Neighbours without room between them stay as they are.
  if (input <= before.input || input >= after.input) return keyframes;
  const part = (input - before.input) / (after.input - before.input);
  const output = roundNumber(before.output + part * (after.output - before.output));
  return keyframes.toSpliced(index + 1, 0, {input, output});
};

/** Where the input of a keyframe can be: a step away from its neighbours. */
export const inputLimits = (keyframes: readonly Keyframe[], index: number, step: number): Range => [
  roundNumber((keyframes[index - 1]?.input ?? -Infinity) + step),
  roundNumber((keyframes[index + 1]?.input ?? Infinity) - step),
];
