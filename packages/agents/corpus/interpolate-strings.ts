// finds: typescript/2322, says: string
// from: /docs/interpolate
import {interpolate} from 'remotion';

export const move = (frame: number) => interpolate(frame, [0, 30], ['0px', '100px']);
