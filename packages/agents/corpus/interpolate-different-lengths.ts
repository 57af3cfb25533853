// finds: interpolate-ranges, says: 3 values
// from: /docs/interpolate
import {interpolate} from 'remotion';

export const fade = (frame: number): number => interpolate(frame, [0, 20, 100], [0, 1]);
