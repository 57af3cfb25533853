import {AbsoluteFill, Freeze, useCurrentFrame} from 'remotion';

export const Frozen: React.FC<{heldFrame: number}> = ({heldFrame}) => (
  <AbsoluteFill style={{backgroundColor: '#17181b', flexDirection: 'row'}}>
    <Clock label="Running" color="#f6f3ee" />
    <Freeze frame={heldFrame}>
      <Clock label="Frozen" color="#5b9dff" />
    </Freeze>
  </AbsoluteFill>
);

const Clock: React.FC<{label: string; color: string}> = ({label, color}) => {
  const frame = useCurrentFrame();

  return (
    <svg
      width={640}
      height={720}
      textAnchor="middle"
      fontFamily="Geist Mono, monospace"
    >
      <circle cx={320} cy={280} r={200} fill="#24262b" />
      <g fill={color} transform={`rotate(${frame * 4} 320 280)`}>
        <rect x={308} y={120} width={24} height={180} rx={12} />
        <circle cx={320} cy={280} r={28} />
      </g>
      <text x={320} y={568} fill={color} fontSize={64}>
        frame {frame}
      </text>
      <text x={320} y={640} fill="#a6abb4" fontSize={44}>
        {label}
      </text>
    </svg>
  );
};
