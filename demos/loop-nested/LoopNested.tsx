import {AbsoluteFill, Loop, useCurrentFrame} from 'remotion';

export const LoopNested: React.FC = () => (
  <AbsoluteFill
    style={{backgroundColor: '#17181b', fontFamily: 'Geist Mono, monospace'}}
  >
    <Loop durationInFrames={50}>
      <Counter label="Outer" left={80} color="#f5b84c" />
      <Loop durationInFrames={20}>
        <Counter label="Inner" left={660} color="#5b9dff" />
      </Loop>
    </Loop>
    <Passes />
  </AbsoluteFill>
);

const Counter: React.FC<{label: string; left: number; color: string}> = ({
  label,
  left,
  color,
}) => {
  const frame = useCurrentFrame();
  return (
    <div style={{...card, left, backgroundColor: color}}>
      {label}
      <div style={{fontSize: 176, lineHeight: 1.2}}>{frame}</div>
    </div>
  );
};

const Passes: React.FC = () => {
  const frame = useCurrentFrame();
  const scale = 1120 / 150;
  const bar = {height: 56, rx: 16};

  return (
    <svg width={1280} height={720}>
      {[0, 50, 100].map((from) => (
        <g key={from} transform={`translate(${80 + from * scale} 0)`}>
          <rect {...bar} y={472} width={50 * scale - 6} fill="#f5b84c" />
          <g fill="#5b9dff">
            <rect {...bar} y={544} width={20 * scale - 6} />
            <rect {...bar} x={20 * scale} y={544} width={20 * scale - 6} />
            <rect {...bar} x={40 * scale} y={544} width={10 * scale - 6} />
          </g>
        </g>
      ))}
      <rect {...marker} x={80 + frame * scale} y={448} height={176} />
    </svg>
  );
};

const card: React.CSSProperties = {
  position: 'absolute',
  top: 80,
  width: 540,
  padding: '32px 48px',
  borderRadius: 32,
  color: '#17181b',
  fontSize: 48,
};

const marker = {width: 14, fill: '#ff5c3e', stroke: '#17181b', strokeWidth: 6};
