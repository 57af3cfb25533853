import {spring} from 'remotion';

/** Returns the values of a spring at 30 fps, for each frame from 0. */
export function readValues(options: Partial<Parameters<typeof spring>[0]> = {}, count = 200): number[] {
  return Array.from({length: count}, (_, frame) => spring({frame, fps: 30, ...options}));
}
