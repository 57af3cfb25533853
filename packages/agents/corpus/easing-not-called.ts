// finds: typescript/2322, says: easing
// from: /docs/easing
import {Easing, interpolate} from 'remotion';

export const width = (frame: number): number => interpolate(frame, [0, 30], [0, 400], {easing: Easing.elastic});
