import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

export const Video: React.FC = () => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();

  return <AbsoluteFill style={scene}>{Math.floor(frame / fps)} s</AbsoluteFill>;
};

const scene: React.CSSProperties = {
  backgroundColor: '#17181b',
  color: '#f6f3ee',
  fontFamily: 'Geist, sans-serif',
  fontSize: 160,
  alignItems: 'center',
  justifyContent: 'center',
};
