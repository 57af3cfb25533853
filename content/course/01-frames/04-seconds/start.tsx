import {AbsoluteFill, useCurrentFrame} from 'remotion';

export const Video: React.FC = () => {
  const frame = useCurrentFrame();

  return <AbsoluteFill style={scene}>{frame} s</AbsoluteFill>;
};

const scene: React.CSSProperties = {
  backgroundColor: '#17181b',
  color: '#f6f3ee',
  fontFamily: 'Geist, sans-serif',
  fontSize: 160,
  alignItems: 'center',
  justifyContent: 'center',
};
