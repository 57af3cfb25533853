// finds: wall-clock, says: performance.now
// from: /docs/flickering#cause-3
import {AbsoluteFill} from 'remotion';

export const Wave: React.FC = () => {
  const y = Math.sin(performance.now() / 500) * 50;
  return <AbsoluteFill style={{transform: `translateY(${y}px)`}}>Hello</AbsoluteFill>;
};
