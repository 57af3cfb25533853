import {
  AbsoluteFill,
  Easing,
  interpolate,
  Sequence,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export const SequenceDuration: React.FC<{durationInFrames: number}> = ({
  durationInFrames,
}) => (
  <AbsoluteFill style={{backgroundColor: '#17181b', fontSize: 40}}>
    <div style={{...screen, backgroundColor: '#24262b'}} />
    <Sequence from={20} durationInFrames={durationInFrames}>
      <Scene />
    </Sequence>
    <Timeline from={20} length={durationInFrames} />
  </AbsoluteFill>
);

const Scene: React.FC = () => {
  const frame = useCurrentFrame();
  const hidden = interpolate(frame, [0, 12], [100, 0], {
    easing: Easing.out(Easing.cubic),
    extrapolateRight: 'clamp',
  });

  return (
    <div style={{...screen, clipPath: `inset(0 ${hidden}% 0 0 round 32px)`}}>
      Chapter one
    </div>
  );
};

interface TimelineProps {
  from: number;
  length: number;
}

const Timeline: React.FC<TimelineProps> = ({from, length}) => {
  const frame = useCurrentFrame();
  const scale = 1120 / useVideoConfig().durationInFrames;
  const x = 80 + from * scale;
  const bar = {height: 64, rx: 16};

  return (
    <svg width={1280} height={720} fontFamily="Geist Mono, monospace">
      <rect {...bar} x={80} y={488} width={1120} fill="#3a3d44" />
      <rect {...bar} x={x} y={568} width={length * scale} fill="#5fc290" />
      <text x={x + 24} y={614} fill="#17181b">
        {length} frames
      </text>
      <rect {...marker} x={80 + frame * scale} y={464} height={192} />
    </svg>
  );
};

const screen: React.CSSProperties = {
  position: 'absolute',
  inset: '80px 80px 280px',
  borderRadius: 32,
  backgroundColor: '#5fc290',
  color: '#17181b',
  font: '700 144px / 360px Geist, sans-serif',
  textAlign: 'center',
};

const marker = {width: 14, fill: '#ff5c3e', stroke: '#17181b', strokeWidth: 6};
