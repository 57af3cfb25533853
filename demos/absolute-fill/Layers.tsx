import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

export const Layers: React.FC = () => {
  const frame = useCurrentFrame();
  const apart = interpolate(frame, [20, 45, 90, 115], [0, 1, 1, 0], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const layer = (step: number): React.CSSProperties => ({
    border: `6px solid rgba(23, 24, 27, ${apart})`,
    borderRadius: 40 * apart,
    overflow: 'hidden',
    transform: `translate(${step * apart * 240}px, ${step * apart * 140}px)
      scale(${1 - apart * 0.5})`,
  });

  return (
    <AbsoluteFill style={{backgroundColor: '#f6f3ee', overflow: 'hidden'}}>
      <AbsoluteFill style={{...layer(-1), backgroundColor: '#5b9dff'}} />
      <AbsoluteFill style={layer(0)}>
        <div style={sun} />
      </AbsoluteFill>
      <AbsoluteFill style={{...layer(1), ...title}}>Harbor news</AbsoluteFill>
    </AbsoluteFill>
  );
};

const sun: React.CSSProperties = {
  position: 'absolute',
  left: 720,
  top: 80,
  width: 400,
  height: 400,
  borderRadius: 200,
  backgroundColor: '#f5b84c',
};

const title: React.CSSProperties = {
  justifyContent: 'flex-end',
  padding: 72,
  color: '#17181b',
  font: '800 184px / 1 Geist, sans-serif',
  letterSpacing: '-0.03em',
};
