import {
  AbsoluteFill,
  Easing,
  interpolate,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export const Headline: React.FC = () => {
  const frame = useCurrentFrame();
  const opacity = interpolate(frame, [0, 20, 130, 149], [0, 1, 1, 0], {
    extrapolateRight: 'clamp',
  });
  const y = interpolate(frame, [0, 30], [80, 0], {
    easing: Easing.out(Easing.cubic),
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill style={{backgroundColor: '#f6f3ee'}}>
      <AbsoluteFill style={{...scene, opacity}}>
        <div style={{transform: `translateY(${y}px)`}}>Now in 40 countries</div>
        <Badge />
      </AbsoluteFill>
    </AbsoluteFill>
  );
};

const Badge: React.FC = () => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const progress = spring({frame: frame - 40, fps, config: {damping: 12}});
  const rotation = interpolate(progress, [0, 1], [-30, 0]);
  const transform = `scale(${progress}) rotate(${rotation}deg)`;

  return <div style={{...badge, transform}}>New</div>;
};

const scene: React.CSSProperties = {
  alignItems: 'center',
  justifyContent: 'center',
  gap: 64,
  color: '#17181b',
  font: '800 116px / 1 Geist, sans-serif',
  letterSpacing: '-0.03em',
};

const badge: React.CSSProperties = {
  padding: '28px 56px',
  borderRadius: 32,
  backgroundColor: '#f5b84c',
  fontSize: 88,
  letterSpacing: 0,
};
