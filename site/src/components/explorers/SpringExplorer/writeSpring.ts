import {writeNumber} from '../curve/writeNumber';
import {firstSpring, type SpringState} from './SpringState';

const configKeys = ['mass', 'damping', 'stiffness', 'overshootClamping'] as const;
const endKeys = ['from', 'to', 'durationInFrames', 'durationRestThreshold'] as const;

/** The call, with the options that differ from the package's defaults. */
export const writeSpring = (state: SpringState): string => {
  const config = changed(state, configKeys);
  const options = [
    'frame',
    `fps: ${writeNumber(state.fps)}`,
    ...(config.length === 0 ? [] : [`config: {${config.join(', ')}}`]),
    ...changed(state, endKeys),
  ];
  return `spring({\n${options.map((option) => `  ${option},\n`).join('')}})`;
};

const changed = (state: SpringState, keys: readonly (keyof SpringState)[]): string[] =>
  keys.flatMap((key) => {
    const value = state[key];
    if (value === undefined || value === firstSpring[key]) return [];
    return `${key}: ${typeof value === 'number' ? writeNumber(value) : value}`;
  });
