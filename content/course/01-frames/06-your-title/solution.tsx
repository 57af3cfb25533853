import {AbsoluteFill, useCurrentFrame} from 'remotion';

export const Video: React.FC = () => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={scene}>
      <div>{'Summer at the sea'.slice(0, Math.floor(frame / 4))}</div>
      <div style={{fontSize: 60, transform: `rotate(${frame * 2}deg)`}}>☀</div>
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
