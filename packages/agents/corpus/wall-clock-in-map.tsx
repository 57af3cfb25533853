// finds: wall-clock, says: Date.now
// from: public issues
import {AbsoluteFill} from 'remotion';

export const Bars: React.FC = () => (
  <AbsoluteFill>
    {[1, 2, 3].map((bar) => (
      <div key={bar} style={{height: 100 + Math.sin(Date.now() / 200 + bar) * 50}} />
    ))}
  </AbsoluteFill>
);
