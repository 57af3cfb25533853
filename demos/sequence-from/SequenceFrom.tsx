import {
  AbsoluteFill,
  Sequence,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export const SequenceFrom: React.FC<{from: number}> = ({from}) => (
  <AbsoluteFill style={{backgroundColor: '#17181b'}}>
    <Counter label="Video" style={{left: 80, backgroundColor: '#24262b'}} />
    <Sequence from={from}>
      <Counter label="Sequence" style={{right: 80, ...amber}} />
    </Sequence>
    <Timeline from={from} />
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
      <div style={{fontSize: 176, lineHeight: 1.2}}>{frame}</div>
    </div>
  );
};

const Timeline: React.FC<{from: number}> = ({from}) => {
  const frame = useCurrentFrame();
  const scale = 1120 / useVideoConfig().durationInFrames;
  const x = 80 + from * scale;
  const bar = {height: 56, rx: 16};

  return (
    <svg width={1280} height={720} fill="#f5b84c" fontSize={40}>
      <rect {...bar} x={80} y={456} width={1120} fill="#3a3d44" />
      <rect {...bar} x={x} y={528} width={1200 - x} />
      <text x={x} y={640} fontFamily="Geist Mono, monospace">
        from {from}
      </text>
      <rect {...marker} x={80 + frame * scale} y={440} height={160} />
    </svg>
  );
};

const card: React.CSSProperties = {
  position: 'absolute',
  top: 80,
  width: 540,
  padding: '32px 48px',
  borderRadius: 32,
  color: '#f6f3ee',
  font: '48px Geist Mono, monospace',
};

const amber = {backgroundColor: '#f5b84c', color: '#17181b'};
const marker = {width: 14, fill: '#ff5c3e', stroke: '#17181b', strokeWidth: 6};
