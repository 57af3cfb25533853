// finds: @remotion/deterministic-randomness, says: Math.random
// from: /docs/using-randomness
import {AbsoluteFill} from 'remotion';

export const Words: React.FC<{words: string[]}> = ({words}) => {
  const shuffled = [...words].sort(() => 0.5 - Math.random());
  return <AbsoluteFill>{shuffled.join(' ')}</AbsoluteFill>;
};
