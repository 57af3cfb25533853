// finds: @remotion/deterministic-randomness, says: Math.random
// from: /docs/eslint-plugin
import {AbsoluteFill} from 'remotion';

export const Snow: React.FC = () => (
  <AbsoluteFill>
    {Array.from({length: 50}).map((_, index) => (
      <div key={index} style={{position: 'absolute', left: Math.random() * 1920}}>
        *
      </div>
    ))}
  </AbsoluteFill>
);
