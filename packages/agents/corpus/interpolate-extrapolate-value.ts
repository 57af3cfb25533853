// finds: typescript/2820, says: clamped
// from: public issues
import {interpolate} from 'remotion';

export const fade = (frame: number) => interpolate(frame, [0, 30], [0, 1], {extrapolateRight: 'clamped'});
