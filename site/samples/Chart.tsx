import {spring, useCurrentFrame, useVideoConfig} from 'remotion';

export const Chart: React.FC<{
  title: string;
  values: number[];
  color: string;
}> = ({title, values, color}) => {
  const frame = useCurrentFrame();
  const {fps, width, height} = useVideoConfig();
  const opacity = Math.min(1, frame / 15);
  const top = Math.max(...values);
  const step = (width - 120) / values.length;

  return (
    <svg viewBox={`0 0 ${width} ${height}`}>
      <rect width="100%" height="100%" fill="#191a1d" />
      <g fontFamily="Geist" fontSize={96} fill="#f7f6f4">
        <text x={70} y={150} opacity={opacity}>
          {title}
        </text>
        {values.map((value, i) => {
          const grown = spring({frame: frame - i * 4, fps});
          const size = (grown * value * 390) / top;
          return (
            <rect
              key={i}
              x={70 + i * step}
              y={height - 70 - size}
              width={step - 20}
              height={size}
              fill={value === top ? color : '#f7f6f4'}
            />
          );
        })}
      </g>
    </svg>
  );
};
