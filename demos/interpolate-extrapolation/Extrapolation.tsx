import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

export const Extrapolation: React.FC = () => (
  <AbsoluteFill style={{backgroundColor: '#17181b'}}>
    <svg width={1280} height={720} fontFamily="Geist Mono, monospace">
      <path d="M480 80V624M780 80V624" stroke="#3a3d44" strokeWidth={4} />
      <g fill="#a6abb4" fontSize={40} textAnchor="middle">
        <text x={480} y={680}>
          200
        </text>
        <text x={780} y={680}>
          500
        </text>
      </g>
      <Track y={128} mode="extend" color="#f5b84c" />
      <Track y={320} mode="clamp" color="#ff5c3e" />
      <Track y={512} mode="identity" color="#5b9dff" />
    </svg>
  </AbsoluteFill>
);

interface TrackProps {
  y: number;
  mode: 'extend' | 'clamp' | 'identity';
  color: string;
}

const Track: React.FC<TrackProps> = ({y, mode, color}) => {
  const frame = useCurrentFrame();
  const x = interpolate(frame, [30, 60], [200, 500], {
    extrapolateLeft: mode,
    extrapolateRight: mode,
  });

  return (
    <g fill={color} transform={`translate(280 ${y})`}>
      <rect x={-200} y={68} width={1120} height={8} rx={4} fill="#24262b" />
      <circle cx={x} cy={72} r={48} />
      <text x={-200} fontSize={48}>
        {mode}
      </text>
      <text x={920} fontSize={64} textAnchor="end">
        {Math.round(x)}
      </text>
    </g>
  );
};
