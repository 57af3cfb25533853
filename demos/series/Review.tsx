import {
  AbsoluteFill,
  Easing,
  interpolate,
  Series,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export const Review: React.FC = () => (
  <AbsoluteFill style={{backgroundColor: '#17181b'}}>
    <Series>
      <Series.Sequence durationInFrames={50}>
        <Scene title="Your year" color="#f5b84c" />
      </Series.Sequence>
      <Series.Sequence durationInFrames={70}>
        <Scene title="1,204 km" color="#5b9dff" />
      </Series.Sequence>
      <Series.Sequence durationInFrames={45}>
        <Scene title="Well done" color="#5fc290" />
      </Series.Sequence>
    </Series>
    <Timeline />
  </AbsoluteFill>
);

const Scene: React.FC<{title: string; color: string}> = ({title, color}) => {
  const frame = useCurrentFrame();
  const y = interpolate(frame, [0, 14], [200, 0], {
    easing: Easing.out(Easing.cubic),
    extrapolateRight: 'clamp',
  });

  return (
    <div style={{...scene, backgroundColor: color}}>
      <div style={{transform: `translateY(${y}px)`}}>{title}</div>
    </div>
  );
};

const Timeline: React.FC = () => {
  const frame = useCurrentFrame();
  const scale = 1120 / useVideoConfig().durationInFrames;
  const x = (at: number) => 80 + at * scale;
  const bar = {y: 592, height: 56, rx: 16};

  return (
    <svg width={1280} height={720}>
      <rect {...bar} x={80} width={50 * scale - 4} fill="#f5b84c" />
      <rect {...bar} x={x(50)} width={70 * scale - 4} fill="#5b9dff" />
      <rect {...bar} x={x(120)} width={45 * scale} fill="#5fc290" />
      <rect {...marker} x={x(frame)} y={568} height={104} />
    </svg>
  );
};

const scene: React.CSSProperties = {
  width: 1280,
  height: 520,
  overflow: 'hidden',
  color: '#17181b',
  font: '700 176px / 520px Geist, sans-serif',
  textAlign: 'center',
};

const marker = {width: 14, fill: '#ff5c3e', stroke: '#17181b', strokeWidth: 6};
