// finds: spring-options, says: never comes to rest
// from: /docs/spring
import {spring} from 'remotion';

export const pop = (frame: number, fps: number): number => spring({frame, fps, config: {mass: -1}});
