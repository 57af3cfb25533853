import {writeEasing} from '../curve/writeEasing.ts';
import {writeNumber} from '../curve/writeNumber.ts';
import type {InterpolateState} from './InterpolateState.ts';

/** Returns the call with the options that differ from the package's defaults. */
export function writeInterpolate({keyframes, left, right, easing}: InterpolateState): string {
  const inputs = keyframes.map(({input}) => writeNumber(input)).join(', ');
  const outputs = keyframes.map(({output}) => writeNumber(output)).join(', ');
  const isLinear = easing.name === 'linear' && easing.modifier === 'none';
  const options = [
    !isLinear && `easing: ${writeEasing(easing)},`,
    left !== 'extend' && `extrapolateLeft: '${left}',`,
    right !== 'extend' && `extrapolateRight: '${right}',`,
  ].filter((option) => option !== false);
  if (options.length === 0) {
    return `interpolate(frame, [${inputs}], [${outputs}])`;
  }
  const lines = options.map((option) => `  ${option}\n`).join('');
  const call = `interpolate(frame, [${inputs}], [${outputs}], {\n${lines}})`;
  if (call.indexOf('\n') <= widest) {
    return call;
  }
  return `interpolate(\n  frame,\n  [${inputs}],\n  [${outputs}],\n  {\n${lines.replaceAll(/^/gm, '  ')}},\n)`;
}

/** The line length that doesn't need scrolling in most places. */
const widest = 56;
