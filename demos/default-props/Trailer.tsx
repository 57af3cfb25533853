import {
  AbsoluteFill,
  Easing,
  interpolate,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export const Trailer: React.FC<{title: string; color: string}> = ({
  title,
  color,
}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const last = durationInFrames - 1;
  const shown = interpolate(frame, [4, 24, last - 16, last], [0, 1, 1, 0], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
  });

  return (
    <AbsoluteFill style={scene}>
      <div style={{...bar, width: 1120 * shown, backgroundColor: color}} />
      <div style={{overflow: 'hidden'}}>
        <div style={{transform: `translateY(${110 - 110 * shown}%)`}}>
          {title}
        </div>
      </div>
    </AbsoluteFill>
  );
};

const scene: React.CSSProperties = {
  backgroundColor: '#f6f3ee',
  color: '#17181b',
  font: '800 144px / 1.25 Geist, sans-serif',
  justifyContent: 'center',
  letterSpacing: '-0.03em',
  padding: 80,
};

const bar: React.CSSProperties = {
  height: 48,
  marginBottom: 40,
  borderRadius: 24,
};
