import {
  AbsoluteFill,
  Easing,
  interpolate,
  Sequence,
  useCurrentFrame,
} from 'remotion';

export const Features: React.FC = () => (
  <AbsoluteFill style={list}>
    <Sequence layout="none" name="Offline">
      <Feature text="Works offline" color="#ff5c3e" />
    </Sequence>
    <Sequence from={30} layout="none" name="Sync">
      <Feature text="Syncs in seconds" color="#f5b84c" />
    </Sequence>
    <Sequence from={60} layout="none" name="Price">
      <Feature text="Free for three" color="#5b9dff" />
    </Sequence>
  </AbsoluteFill>
);

const Feature: React.FC<{text: string; color: string}> = ({text, color}) => {
  const frame = useCurrentFrame();
  const x = interpolate(frame, [0, 20], [-1240, 0], {
    easing: Easing.out(Easing.cubic),
    extrapolateRight: 'clamp',
  });

  return (
    <div style={{...row, transform: `translateX(${x}px)`}}>
      <div style={{...dot, backgroundColor: color}} />
      {text}
    </div>
  );
};

const list: React.CSSProperties = {
  backgroundColor: '#f6f3ee',
  color: '#17181b',
  font: '700 112px / 1 Geist, sans-serif',
  gap: 80,
  overflow: 'hidden',
  padding: '112px 80px',
};

const row = {display: 'flex', alignItems: 'center', gap: 48};
const dot = {width: 112, height: 112, borderRadius: 56};
