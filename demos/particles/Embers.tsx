import {AbsoluteFill, random, useCurrentFrame} from 'remotion';

const colors = ['#ff5c3e', '#f5b84c', '#f6f3ee'];

export const Embers: React.FC<{seed: number}> = ({seed}) => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={{backgroundColor: '#17181b'}}>
      <svg width={1280} height={720}>
        {new Array(90).fill(0).map((_, index) => {
          const start = random(`start-${seed}-${index}`);
          const size = 6 + random(`size-${seed}-${index}`) * 26;
          const life = (frame / 120 + start) % 1;
          const sway = Math.sin(life * Math.PI * 4 + start * 20) * 30;
          const color = Math.floor(random(`color-${seed}-${index}`) * 3);
          return (
            <circle
              key={index}
              cx={random(`x-${seed}-${index}`) * 1280 + sway}
              cy={760 - life * 800}
              r={size * (1 - life)}
              fill={colors[color]}
            />
          );
        })}
      </svg>
      <div style={label}>seed {seed}</div>
    </AbsoluteFill>
  );
};

const label: React.CSSProperties = {
  position: 'absolute',
  left: 80,
  top: 64,
  color: '#f6f3ee',
  font: '500 64px Geist Mono, monospace',
};
