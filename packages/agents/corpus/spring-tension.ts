// finds: typescript/2353, says: tension
// from: public issues
import {spring} from 'remotion';

export const pop = (frame: number, fps: number): number => spring({frame, fps, config: {tension: 200}});
