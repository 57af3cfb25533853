import {getPowerOfTen, type Range} from '../curve/Scale.ts';
import {roundNumber} from '../curve/writeNumber.ts';
import type {Keyframe} from './InterpolateState.ts';

/** Adds a keyframe in the middle of the largest gap, on the straight line between its neighbors. */
export function addKeyframe(keyframes: readonly Keyframe[]): readonly Keyframe[] {
  const gaps = keyframes.slice(1).map(({input}, index) => input - (keyframes[index]?.input ?? input));
  const index = gaps.indexOf(Math.max(...gaps));
  const [before, after] = [keyframes[index], keyframes[index + 1]];
  if (!before || !after) {
    return keyframes;
  }
  const step = Math.min(1, getPowerOfTen(after.input - before.input, 2));
  const input = roundNumber(Math.round((before.input + after.input) / 2 / step) * step);
  // Returns the keyframes unchanged if there's no room between any of them.
  if (input <= before.input || input >= after.input) {
    return keyframes;
  }
  const part = (input - before.input) / (after.input - before.input);
  const output = roundNumber(before.output + part * (after.output - before.output));
  return keyframes.toSpliced(index + 1, 0, {input, output});
}

/** Returns the range for the input of a keyframe: one step away from its neighbors. */
export function getInputLimits(keyframes: readonly Keyframe[], index: number, step: number): Range {
  return [
    roundNumber((keyframes[index - 1]?.input ?? -Infinity) + step),
    roundNumber((keyframes[index + 1]?.input ?? Infinity) - step),
  ];
}
