import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

export const Clamped: React.FC = () => (
  <AbsoluteFill style={{backgroundColor: '#17181b', flexDirection: 'row'}}>
    <Graph label="Free" color="#f5b84c" overshootClamping={false} />
    <Graph label="Clamped" color="#ff5c3e" overshootClamping />
  </AbsoluteFill>
);

interface GraphProps {
  label: string;
  color: string;
  overshootClamping: boolean;
}

const Graph: React.FC<GraphProps> = ({label, color, overshootClamping}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const config = {damping: 6, overshootClamping};
  const valueAt = (at: number) => spring({frame: at - 10, fps, config});

  const y = (at: number) => 600 - valueAt(at) * 300;
  const frames = Array.from({length: frame + 1}, (_, at) => at);
  const line = frames.map((at) => `${80 + at * 5.8},${y(at)}`).join(' ');

  return (
    <svg
      width={600}
      height={720}
      fill={color}
      fontFamily="Geist Mono, monospace"
    >
      <text x={80} y={120} fontSize={48}>
        {label}
      </text>
      <text x={600} y={120} fontSize={48} textAnchor="end">
        {valueAt(frame).toFixed(2)}
      </text>
      <path d="M80 300H600M80 600H600" stroke="#3a3d44" strokeWidth={4} />
      <polyline points={line} fill="none" stroke={color} strokeWidth={10} />
      <circle cx={80 + frame * 5.8} cy={y(frame)} r={24} />
    </svg>
  );
};
