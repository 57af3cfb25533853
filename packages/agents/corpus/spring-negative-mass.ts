// finds: spring-options, says: NaN
// from: /docs/spring
import {spring} from 'remotion';

export const pop = (frame: number, fps: number): number => spring({frame, fps, config: {mass: -1}});
