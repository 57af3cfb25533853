// finds: typescript/2339, says: easeInOut
// from: public issues
import {Easing, interpolate} from 'remotion';

export const width = (frame: number): number => interpolate(frame, [0, 30], [0, 400], {easing: Easing.easeInOut});
