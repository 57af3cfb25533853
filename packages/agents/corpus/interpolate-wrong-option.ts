// finds: typescript/2353, says: clamp
// from: public issues
import {interpolate} from 'remotion';

export const fade = (frame: number) => interpolate(frame, [0, 30], [0, 1], {clamp: true});
