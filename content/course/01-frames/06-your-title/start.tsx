import {AbsoluteFill} from 'remotion';

export const Video: React.FC = () => {
  return (
    <AbsoluteFill style={scene}>
      <div>Your title</div>
    </AbsoluteFill>
  );
};

const scene: React.CSSProperties = {
  backgroundColor: '#17181b',
  color: '#f6f3ee',
  fontFamily: 'Geist, sans-serif',
  fontSize: 110,
  alignItems: 'center',
  justifyContent: 'center',
};
