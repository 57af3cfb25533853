// finds: wall-clock, says: new Date
// from: /docs/flickering#cause-3
import {AbsoluteFill} from 'remotion';

export const Today: React.FC = () => {
  const today = new Date();
  return <AbsoluteFill>{today.toLocaleDateString('en-US')}</AbsoluteFill>;
};
