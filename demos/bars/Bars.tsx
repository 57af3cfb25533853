import {spring, useCurrentFrame, useVideoConfig} from 'remotion';

const values = [1, 2, 3, 5, 8, 13, 21];

export const Bars: React.FC<{title: string; color: string}> = ({
  title,
  color,
}) => {
  const frame = useCurrentFrame();
  const {fps, width, height} = useVideoConfig();
  const opacity = Math.min(1, frame / 15);
  const top = Math.max(...values);

  return (
    <svg viewBox={`0 0 ${width} ${height}`}>
      <rect width={width} height={height} fill="#17181b" />
      <g fill="#f6f3ee" fontFamily="Geist, sans-serif" fontSize={96}>
        <text x={70} y={150} opacity={opacity}>
          {title}
        </text>
        {values.map((value, i) => {
          const grown = spring({frame: frame - i * 4, fps});
          const size = (grown * value * 390) / top;
          return (
            <rect
              key={i}
              x={70 + i * 165}
              y={height - 70 - size}
              width={145}
              height={size}
              fill={value === top ? color : '#f6f3ee'}
            />
          );
        })}
      </g>
    </svg>
  );
};
