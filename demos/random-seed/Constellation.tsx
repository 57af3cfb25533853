import {AbsoluteFill, interpolate, random, useCurrentFrame} from 'remotion';

export const Constellation: React.FC<{seed: string}> = ({seed}) => {
  const frame = useCurrentFrame();
  const drawn = interpolate(frame, [10, 60], [0, 100], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const between = (name: string, min: number, max: number) =>
    min + random(`${seed}-${name}`) * (max - min);

  const dust = Array.from({length: 60}, (_, i) => (
    <circle
      key={i}
      cx={between(`dust-x-${i}`, 40, 1240)}
      cy={between(`dust-y-${i}`, 40, 580)}
      r={between(`dust-r-${i}`, 2, 6)}
      opacity={0.55 + 0.35 * Math.sin(frame / 8 + i)}
    />
  ));
  const stars = Array.from({length: 8}, (_, i) => ({
    x: 120 + i * 140 + between(`star-x-${i}`, 0, 100),
    y: between(`star-y-${i}`, 80, 520),
  }));

  return (
    <AbsoluteFill style={{backgroundColor: '#17181b'}}>
      <svg width={1280} height={720} fill="#f6f3ee">
        <g fill="#a6abb4">{dust}</g>
        <polyline
          points={stars.map(({x, y}) => `${x},${y}`).join(' ')}
          fill="none"
          stroke="#5b9dff"
          strokeWidth={6}
          pathLength={100}
          strokeDasharray={`${drawn} 100`}
        />
        {stars.map(({x, y}) => (
          <circle key={x} cx={x} cy={y} r={18} />
        ))}
        <text x={80} y={664} fontFamily="Geist Mono, monospace" fontSize={56}>
          {seed}
        </text>
      </svg>
    </AbsoluteFill>
  );
};
