import {evolvePath, getLength, getPointAtLength} from '@remotion/paths';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

const shore = (x: number) => 480 - x * 0.12 + Math.sin(x / 150) * 64;
const track = (x: number) => shore(x) + 96 + Math.sin(x / 70) * 14;

const lineThrough = (y: (x: number) => number, from: number, to: number) =>
  new Array(81)
    .fill(0)
    .map((_, i) => interpolate(i, [0, 80], [from, to]))
    .map((x, i) => `${i === 0 ? 'M' : 'L'}${x} ${y(x)}`)
    .join(' ');

const coast = `${lineThrough(shore, -20, 1300)} V740 H-20 Z`;
const route = lineThrough(track, 110, 1160);
const stops = [
  {name: 'Salt works', at: 0},
  {name: 'Old pier', at: 0.3},
  {name: 'Long beach', at: 0.6},
  {name: 'Lighthouse', at: 1},
];

export const RouteMap: React.FC = () => {
  const frame = useCurrentFrame();
  const progress = interpolate(frame, [25, 140], [0, 1], {
    easing: Easing.inOut(Easing.quad),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const train = pointAt(progress);

  // The camera is close while the train is under way, and never leaves the map.
  const zoom = interpolate(frame, [0, 30, 135, 165], [1, 2.2, 2.2, 1], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateRight: 'clamp',
  });
  const width = 1280 / zoom;
  const height = 720 / zoom;
  const left = Math.min(1280 - width, Math.max(0, train.x - width / 2));
  const top = Math.min(720 - height, Math.max(0, train.y - height / 2));

  return (
    <AbsoluteFill style={{backgroundColor: '#a9d3e8'}}>
      <svg viewBox={`${left} ${top} ${width} ${height}`} fill="none">
        <path d={coast} fill="#f3e3bd" stroke="#fff" strokeWidth={14} />
        <path d="M0 660 C400 720 800 560 1280 600 V720 H0 Z" fill="#b9cf8f" />
        <path d={route} stroke="#c9b78d" strokeWidth={8} />
        <path
          d={route}
          stroke="#ff5c3e"
          strokeWidth={10}
          {...evolvePath(progress, route)}
        />
        {stops.map(({name, at}) => {
          const {x, y} = pointAt(at);
          const near = interpolate(progress, [at - 0.04, at], [0, 1], {
            extrapolateLeft: 'clamp',
            extrapolateRight: 'clamp',
          });
          return (
            <g key={name} transform={`translate(${x} ${y})`}>
              <circle
                r={9 + near * 5}
                fill="#fff"
                stroke="#17181b"
                strokeWidth={5}
              />
              <text y={-30} textAnchor="middle" opacity={near} style={label}>
                {name}
              </text>
            </g>
          );
        })}
        <circle cx={train.x} cy={train.y} r={11} fill="#17181b" />
      </svg>
    </AbsoluteFill>
  );
};

const length = getLength(route);
const pointAt = (part: number) => getPointAtLength(route, part * length);

const label: React.CSSProperties = {
  fill: '#17181b',
  font: '700 34px Geist, sans-serif',
  letterSpacing: '-0.02em',
};
