// finds: typescript/2322, says: string
// from: /docs/interpolate-colors
import {interpolate} from 'remotion';

export const tint = (frame: number) => interpolate(frame, [0, 30], ['navy', 'gold']);
