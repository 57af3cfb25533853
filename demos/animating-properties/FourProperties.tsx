import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

export const FourProperties: React.FC = () => {
  const frame = useCurrentFrame();
  const progress = interpolate(frame, [10, 40, 70, 100], [0, 1, 1, 0], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const y = interpolate(progress, [0, 1], [120, -120]);
  const scale = interpolate(progress, [0, 1], [0.4, 1.2]);
  const degrees = interpolate(progress, [0, 1], [0, 135]);

  return (
    <AbsoluteFill style={row}>
      <Panel label="opacity" style={{opacity: progress}} />
      <Panel label="move" style={{transform: `translateY(${y}px)`}} />
      <Panel label="scale" style={{transform: `scale(${scale})`}} />
      <Panel label="rotate" style={{transform: `rotate(${degrees}deg)`}} />
    </AbsoluteFill>
  );
};

interface PanelProps {
  label: string;
  style: React.CSSProperties;
}

const Panel: React.FC<PanelProps> = ({label, style}) => (
  <div style={{width: 256}}>
    <div style={box}>
      <div style={{...square, ...style}} />
    </div>
    {label}
  </div>
);

const row: React.CSSProperties = {
  flexDirection: 'row',
  gap: 32,
  padding: 80,
  backgroundColor: '#17181b',
  color: '#f6f3ee',
  font: '48px / 96px Geist Mono, monospace',
  textAlign: 'center',
};

const box: React.CSSProperties = {
  display: 'flex',
  height: 464,
  borderRadius: 32,
  alignItems: 'center',
  justifyContent: 'center',
  backgroundColor: '#24262b',
};

const square: React.CSSProperties = {
  width: 144,
  height: 144,
  borderRadius: 24,
  backgroundColor: '#ff5c3e',
};
