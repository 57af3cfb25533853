import {
  AbsoluteFill,
  measureSpring,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export const SettlePoint: React.FC<{damping: number; mass: number}> = (
  config,
) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const settled = measureSpring({fps, config});

  const x = (at: number) => 80 + at * 12.5;
  const y = (at: number) => 600 - spring({frame: at, fps, config}) * 280;
  const frames = Array.from({length: 90}, (_, at) => at);
  const curve = frames.map((at) => `${x(at)},${y(at)}`).join(' ');
  const color = frame < settled ? '#ff5c3e' : '#5fc290';

  return (
    <AbsoluteFill style={{backgroundColor: '#17181b'}}>
      <svg width={1280} height={720} fontFamily="Geist Mono, monospace">
        <path d="M80 320H1200M80 600H1200" stroke="#3a3d44" strokeWidth={4} />
        <g fill="#5fc290" transform={`translate(${x(settled)} 0)`}>
          <rect x={-4} y={248} width={8} height={352} />
          <text y={144} fontSize={88} textAnchor="middle">
            {settled}
          </text>
          <text y={208} fontSize={40} textAnchor="middle">
            at rest
          </text>
        </g>
        <polyline
          points={curve}
          fill="none"
          stroke="#f6f3ee"
          strokeWidth={10}
        />
        <circle cx={x(frame)} cy={y(frame)} r={28} fill={color} />
      </svg>
    </AbsoluteFill>
  );
};
