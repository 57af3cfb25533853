import {writeNumber} from '../curve/writeNumber.ts';
import {firstSpring, type SpringState} from './SpringState.ts';

const configKeys = ['mass', 'damping', 'stiffness', 'overshootClamping'] as const;
const endKeys = ['from', 'to', 'durationInFrames', 'durationRestThreshold'] as const;

/** Returns the call with the options that differ from the package's defaults. */
export function writeSpring(state: SpringState): string {
  const config = getChanged(state, configKeys);
  const options = [
    'frame',
    `fps: ${writeNumber(state.fps)}`,
    ...(config.length === 0 ? [] : [`config: {${config.join(', ')}}`]),
    ...getChanged(state, endKeys),
  ];
  return `spring({\n${options.map((option) => `  ${option},\n`).join('')}})`;
}

function getChanged(state: SpringState, keys: readonly (keyof SpringState)[]): string[] {
  return keys.flatMap((key) => {
    const value = state[key];
    if (value === undefined || value === firstSpring[key]) {
      return [];
    }
    return `${key}: ${typeof value === 'number' ? writeNumber(value) : value}`;
  });
}
