// finds: interpolate-ranges, says: increase
// from: /docs/interpolate
import {interpolate} from 'remotion';

export const jump = (frame: number): number => interpolate(frame, [0, 30, 30, 60], [0, 1, 0, 1]);
