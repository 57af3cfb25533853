import {
  AbsoluteFill,
  Easing,
  interpolate,
  interpolateColors,
  useCurrentFrame,
} from 'remotion';

const seeds = new Array(520).fill(0).map((_, index) => index);

export const Sunflower: React.FC<{angle: number}> = ({angle}) => {
  const frame = useCurrentFrame();
  const turn = interpolate(frame, [0, 179], [0, 24]);

  return (
    <AbsoluteFill style={{backgroundColor: '#17181b'}}>
      <svg viewBox="-540 -540 1080 1080">
        {seeds.map((index) => {
          const delay = index / 6;
          const grown = interpolate(frame, [delay, delay + 24], [0, 1], {
            easing: Easing.out(Easing.back(1.6)),
            extrapolateLeft: 'clamp',
            extrapolateRight: 'clamp',
          });
          const radius = Math.sqrt(index + 0.5) * 21;
          const direction = ((index * angle + turn) * Math.PI) / 180;
          const pulse = 1 + 0.25 * Math.sin(index / 14 - frame / 8);
          return (
            <circle
              key={index}
              cx={Math.cos(direction) * radius}
              cy={Math.sin(direction) * radius}
              r={Math.max(0, grown * pulse * (5 + index / 70))}
              fill={interpolateColors(
                index,
                [0, 200, 360, 520],
                ['#7b3b1d', '#ff5c3e', '#f5b84c', '#ffe9b8'],
              )}
            />
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};
