// finds: wall-clock, says: Date.now
// from: /docs/flickering#cause-3
import {AbsoluteFill} from 'remotion';

export const Clock: React.FC = () => {
  const seconds = Math.floor(Date.now() / 1000) % 60;
  return <AbsoluteFill>{seconds}</AbsoluteFill>;
};
