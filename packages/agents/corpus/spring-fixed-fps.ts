// finds: spring-options, says: frame rate
// from: /docs/spring
import {spring, useCurrentFrame} from 'remotion';

export const useEntrance = (): number => {
  const frame = useCurrentFrame();
  return spring({frame, fps: 30});
};
