// finds: typescript/2345, says: fps
// from: /docs/spring
import {spring} from 'remotion';

export const pop = (frame: number): number => spring({frame});
