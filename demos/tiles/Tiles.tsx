import {
  AbsoluteFill,
  Easing,
  interpolate,
  random,
  useCurrentFrame,
} from 'remotion';

const columns = 11;
const size = 120;
const tiles = new Array(columns * 6).fill(0).map((_, index) => index);

const shapes = [
  'M-60 -60 H60 A120 120 0 0 1 -60 60 Z',
  'M-60 -30 H60 A60 60 0 0 1 -60 -30 Z',
  'M-60 -60 H60 L-60 60 Z',
  'M-60 -60 H0 V60 H-60 Z',
];

// A wave starts here every one and a half seconds, and turns each tile by 90°.
const origins = [
  [0, 0],
  [10, 5],
  [0, 5],
  [10, 0],
] as const;

export const Tiles: React.FC<{title: string; color: string; seed: number}> = ({
  title,
  color,
  seed,
}) => {
  const frame = useCurrentFrame();
  const palette = ['#17181b', '#f6f3ee', color, '#f5b84c', '#5b9dff'];

  return (
    <AbsoluteFill>
      <svg viewBox="0 0 1280 720">
        {tiles.map((index) => {
          const x = index % columns;
          const y = Math.floor(index / columns);
          const turns = origins.map(([left, top], wave) => {
            const start = wave * 45 + Math.hypot(x - left, y - top) * 2.4;
            return interpolate(frame, [start, start + 18], [0, 90], {
              easing: Easing.bezier(0.5, 0, 0.1, 1),
              extrapolateLeft: 'clamp',
              extrapolateRight: 'clamp',
            });
          });
          const pick = (what: string, count: number) =>
            Math.floor(random(`${what}-${seed}-${index}`) * count);
          const back = pick('back', 5);
          const front = (back + 1 + pick('front', 4)) % 5;
          const rotation = turns.reduce(
            (sum, turn) => sum + turn,
            pick('turn', 4) * 90,
          );
          return (
            <g
              key={index}
              transform={`translate(${x * size + 40} ${y * size + 60})`}
            >
              <rect
                x={-60}
                y={-60}
                width={size}
                height={size}
                fill={palette[back]}
                shapeRendering="crispEdges"
              />
              <path
                d={shapes[pick('shape', 4)]}
                fill={palette[front]}
                transform={`rotate(${rotation})`}
              />
            </g>
          );
        })}
      </svg>
      <div style={plate}>
        <div>{title}</div>
        <div style={count}>
          frame <span style={{color}}>{String(frame).padStart(3, '0')}</span>
        </div>
      </div>
    </AbsoluteFill>
  );
};

const plate: React.CSSProperties = {
  position: 'absolute',
  left: 100,
  bottom: 120,
  boxSizing: 'border-box',
  width: 720,
  height: 240,
  padding: '36px 48px',
  backgroundColor: '#17181b',
  color: '#f6f3ee',
  font: '800 84px/1 Geist, sans-serif',
  letterSpacing: '-0.04em',
  whiteSpace: 'nowrap',
};

const count: React.CSSProperties = {
  marginTop: 28,
  font: '500 48px Geist Mono, monospace',
  letterSpacing: 0,
};
