import {AbsoluteFill} from 'remotion';

export const Video: React.FC = () => {
  return <AbsoluteFill style={scene}>Summer at the sea</AbsoluteFill>;
};

const scene: React.CSSProperties = {
  backgroundColor: 'rgba(0, 0, 0, 0.4)',
  color: '#fdf6d8',
  fontFamily: 'Geist, sans-serif',
  fontSize: 110,
  fontWeight: 700,
  alignItems: 'center',
  justifyContent: 'center',
};
