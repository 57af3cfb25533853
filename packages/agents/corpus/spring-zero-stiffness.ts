// finds: spring-options, says: never moves
// from: /docs/spring
import {spring} from 'remotion';

export const pop = (frame: number, fps: number): number => spring({frame, fps, config: {stiffness: 0}});
