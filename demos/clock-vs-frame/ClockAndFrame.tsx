import {AbsoluteFill, random, useCurrentFrame} from 'remotion';

export const ClockAndFrame: React.FC = () => {
  // Slow motion: each picture of a render stands for six frames.
  const picture = Math.floor(useCurrentFrame() / 6);
  const pictures = Array.from({length: picture + 1}, (_, i) => i);

  return (
    <AbsoluteFill style={{backgroundColor: '#17181b'}}>
      <svg width={1280} height={720} fontFamily="Geist Mono, monospace">
        <Track
          label="By the clock"
          y={72}
          color="#f5b84c"
          positions={pictures.map((i) => i + getDelay(i))}
        />
        <Track
          label="By the frame"
          y={380}
          color="#5fc290"
          positions={pictures}
        />
      </svg>
    </AbsoluteFill>
  );
};

/** By how many frames the clock of a browser tab is off. */
const getDelay = (picture: number): number => random(`tab-${picture}`) * 5 - 2;

interface TrackProps {
  label: string;
  y: number;
  color: string;
  positions: number[];
}

const Track: React.FC<TrackProps> = ({label, y, color, positions}) => {
  const x = positions.map((at) => Math.min(Math.max(at, 0), 19) * 50);

  return (
    <g fill={color} transform={`translate(80 ${y})`}>
      <text y={40} fill="#a6abb4" fontSize={48}>
        {label}
      </text>
      <rect x={x.at(-1)} y={72} width={160} height={160} rx={32} />
      {x.map((left, picture) => (
        <circle key={picture} cx={left + 80} cy={264} r={12} />
      ))}
    </g>
  );
};
