import {
  AbsoluteFill,
  Easing,
  interpolate,
  Series,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export const SeriesOffset: React.FC<{offset: number}> = ({offset}) => (
  <AbsoluteFill style={{backgroundColor: '#17181b', overflow: 'hidden'}}>
    <Series>
      <Series.Sequence durationInFrames={60}>
        <Scene title="Before" color="#f5b84c" />
      </Series.Sequence>
      <Series.Sequence durationInFrames={80} offset={offset}>
        <Scene title="After" color="#5b9dff" />
      </Series.Sequence>
    </Series>
    <Timeline second={60 + offset} />
  </AbsoluteFill>
);

const Scene: React.FC<{title: string; color: string}> = ({title, color}) => {
  const frame = useCurrentFrame();
  const x = interpolate(frame, [0, 20], [1280, 0], {
    easing: Easing.out(Easing.cubic),
    extrapolateRight: 'clamp',
  });
  const style = {backgroundColor: color, transform: `translateX(${x}px)`};

  return <div style={{...scene, ...style}}>{title}</div>;
};

const Timeline: React.FC<{second: number}> = ({second}) => {
  const frame = useCurrentFrame();
  const scale = 1120 / useVideoConfig().durationInFrames;
  const x = 80 + second * scale;
  const bar = {height: 56, rx: 16};

  return (
    <svg width={1280} height={720}>
      <rect {...bar} x={80} y={512} width={60 * scale} fill="#f5b84c" />
      <rect
        {...bar}
        x={x}
        y={584}
        width={Math.min(80 * scale, 1200 - x)}
        fill="#5b9dff"
      />
      <rect {...marker} x={80 + frame * scale} y={488} height={176} />
    </svg>
  );
};

const scene: React.CSSProperties = {
  width: 1280,
  height: 440,
  color: '#17181b',
  font: '700 176px / 440px Geist, sans-serif',
  textAlign: 'center',
};

const marker = {width: 14, fill: '#ff5c3e', stroke: '#17181b', strokeWidth: 6};
