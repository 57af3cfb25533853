// finds: interpolate-ranges, says: two values
// from: /docs/interpolate
import {interpolate} from 'remotion';

export const fade = (frame: number): number => interpolate(frame, [0], [1]);
