import {
  AbsoluteFill,
  Sequence,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

const clipLength = 120;

export const SequenceNegativeFrom: React.FC<{from: number}> = ({from}) => (
  <AbsoluteFill
    style={{backgroundColor: '#17181b', fontFamily: 'Geist Mono, monospace'}}
  >
    <Sequence from={from} durationInFrames={clipLength}>
      <Clip />
    </Sequence>
    <Timeline from={from} />
  </AbsoluteFill>
);

const Clip: React.FC = () => {
  const frame = useCurrentFrame();
  const ring = {cx: 1048, cy: 232, r: 124, fill: 'none', strokeWidth: 48};

  return (
    <svg width={1280} height={720} fill="#f6f3ee" fontSize={48}>
      <text x={80} y={136}>
        Frame of the clip
      </text>
      <text x={72} y={328} fill="#f5b84c" fontSize={200}>
        {frame}
      </text>
      <circle {...ring} stroke="#24262b" />
      <circle
        {...ring}
        pathLength={clipLength}
        stroke="#f5b84c"
        strokeDasharray={`${frame} ${clipLength}`}
        transform={`rotate(-90 ${ring.cx} ${ring.cy})`}
      />
    </svg>
  );
};

const Timeline: React.FC<{from: number}> = ({from}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const x = (at: number) => 528 + (at / durationInFrames) * 672;
  const end = x(Math.min(from + clipLength, durationInFrames));
  const bar = {height: 56, rx: 16};

  return (
    <svg width={1280} height={720} fontSize={40} style={{position: 'absolute'}}>
      <rect {...bar} x={528} y={456} width={672} fill="#3a3d44" />
      <g fill="#f5b84c">
        <rect
          {...bar}
          x={x(from)}
          y={528}
          width={end - x(from)}
          opacity={0.35}
        />
        <rect {...bar} x={528} y={528} width={end - 528} />
      </g>
      <text x={x(from)} y={640} fill="#f5b84c">
        from {from}
      </text>
      <rect {...marker} x={x(frame)} y={440} height={160} />
    </svg>
  );
};

const marker = {width: 14, fill: '#ff5c3e', stroke: '#17181b', strokeWidth: 6};
