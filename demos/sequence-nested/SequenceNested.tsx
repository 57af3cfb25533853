import {
  AbsoluteFill,
  Sequence,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

interface Starts {
  outer: number;
  inner: number;
}

export const SequenceNested: React.FC<Starts> = ({outer, inner}) => (
  <AbsoluteFill style={{backgroundColor: '#17181b'}}>
    <Counter label="Video" style={{left: 80, backgroundColor: '#f6f3ee'}} />
    <Sequence from={outer}>
      <Counter label="Outer" style={{left: 464, backgroundColor: '#f5b84c'}} />
      <Sequence from={inner}>
        <Counter
          label="Inner"
          style={{left: 848, backgroundColor: '#5b9dff'}}
        />
      </Sequence>
    </Sequence>
    <Timeline outer={outer} inner={inner} />
  </AbsoluteFill>
);

interface CounterProps {
  label: string;
  style: React.CSSProperties;
}

const Counter: React.FC<CounterProps> = ({label, style}) => {
  const frame = useCurrentFrame();
  return (
    <div style={{...card, ...style}}>
      {label}
      <div style={{fontSize: 144, lineHeight: 1.2}}>{frame}</div>
    </div>
  );
};

const Timeline: React.FC<Starts> = ({outer, inner}) => {
  const frame = useCurrentFrame();
  const scale = 1120 / useVideoConfig().durationInFrames;
  const x = 80 + outer * scale;
  const x2 = x + inner * scale;
  const bar = {height: 56, rx: 16};

  return (
    <svg width={1280} height={720}>
      <rect {...bar} x={80} y={432} width={1120} fill="#f6f3ee" />
      <rect {...bar} x={x} y={504} width={1200 - x} fill="#f5b84c" />
      <rect {...bar} x={x2} y={576} width={1200 - x2} fill="#5b9dff" />
      <rect {...marker} x={80 + frame * scale} y={408} height={248} />
    </svg>
  );
};

const card: React.CSSProperties = {
  position: 'absolute',
  top: 80,
  width: 352,
  padding: '24px 40px',
  borderRadius: 32,
  color: '#17181b',
  font: '48px Geist Mono, monospace',
};

const marker = {width: 14, fill: '#ff5c3e', stroke: '#17181b', strokeWidth: 6};
