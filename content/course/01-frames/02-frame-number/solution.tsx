import {AbsoluteFill, useCurrentFrame} from 'remotion';

export const Video: React.FC = () => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={scene}>
      <div>Frame {frame}</div>
    </AbsoluteFill>
  );
};

const scene: React.CSSProperties = {
  backgroundColor: '#17181b',
  color: '#f6f3ee',
  fontFamily: 'Geist, sans-serif',
  fontSize: 120,
  alignItems: 'center',
  justifyContent: 'center',
};
