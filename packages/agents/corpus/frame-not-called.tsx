// finds: typescript/2345, says: number
// from: public issues
import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

export const Title: React.FC = () => {
  const frame = useCurrentFrame;
  return <AbsoluteFill style={{opacity: interpolate(frame, [0, 30], [0, 1])}}>Hello</AbsoluteFill>;
};
