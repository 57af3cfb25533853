// finds: interpolate-ranges, says: transparent black
// from: /docs/interpolate-colors
import {interpolateColors} from 'remotion';

export const curtain = (frame: number): string => interpolateColors(frame, [0, 30], ['transparent', 'white']);
