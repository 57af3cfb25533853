import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

export const Video: React.FC = () => {
  const frame = useCurrentFrame();
  const opacity = interpolate(frame, [0, 20, 70, 89], [0, 1, 1, 0]);

  return (
    <AbsoluteFill style={scene}>
      <div style={{opacity}}>Harbor Days</div>
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
