// finds: interpolate-ranges, says: increase
// from: /docs/interpolate
import {interpolate} from 'remotion';

export const fadeOut = (frame: number): number => interpolate(frame, [30, 0], [0, 1]);
