import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

export const Video: React.FC = () => {
  const frame = useCurrentFrame();
  const x = interpolate(frame, [0, 30], [-900, 0]);

  return (
    <AbsoluteFill style={scene}>
      <div style={{transform: `translateX(${x}px)`}}>Harbor Days</div>
    </AbsoluteFill>
  );
};

const scene: React.CSSProperties = {
  backgroundColor: '#1d3557',
  color: '#fdf6d8',
  fontFamily: 'Geist, sans-serif',
  fontSize: 130,
  fontWeight: 700,
  alignItems: 'center',
  justifyContent: 'center',
};
