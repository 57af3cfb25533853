// finds: @remotion/deterministic-randomness, says: Math.random
// from: /docs/random
import {useState} from 'react';
import {AbsoluteFill} from 'remotion';

export const Dot: React.FC = () => {
  const [left] = useState(() => Math.random() * 1000);
  return <AbsoluteFill style={{left}}>●</AbsoluteFill>;
};
