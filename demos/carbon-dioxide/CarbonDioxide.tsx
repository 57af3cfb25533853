import {evolvePath} from '@remotion/paths';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

// Mean of the year at Mauna Loa in parts per million, by NOAA.
const years = [1960, 1970, 1980, 1990, 2000, 2010, 2020];
const ppm = [317, 326, 339, 354, 370, 390, 414];

const x = (year: number) => interpolate(year, [1960, 2020], [110, 1010]);
const y = (value: number) => interpolate(value, [300, 420], [600, 190]);
const line = years
  .map((year, i) => `${i === 0 ? 'M' : 'L'}${x(year)} ${y(ppm[i] ?? 0)}`)
  .join(' ');

export const CarbonDioxide: React.FC = () => {
  const frame = useCurrentFrame();
  const year = interpolate(frame, [20, 120], [1960, 2020], {
    easing: Easing.inOut(Easing.quad),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const value = interpolate(year, years, ppm);
  const {strokeDasharray, strokeDashoffset} = evolvePath(
    lengthUntil(year) / lengthUntil(2020),
    line,
  );

  return (
    <AbsoluteFill style={{backgroundColor: '#17181b', color: '#f6f3ee'}}>
      <div style={title}>Carbon dioxide in the air</div>
      <svg viewBox="0 0 1280 720" fill="none" style={label}>
        {[300, 340, 380, 420].map((step) => (
          <g key={step} fill="#a6abb4">
            <path
              d={`M110 ${y(step)} H1170`}
              stroke="#3a3d44"
              strokeWidth={2}
            />
            <text x={90} y={y(step) + 10} textAnchor="end">
              {step}
            </text>
          </g>
        ))}
        {years.map((tick) => (
          <text
            key={tick}
            x={x(tick)}
            y={650}
            textAnchor="middle"
            fill={tick <= year ? '#f6f3ee' : '#6b7079'}
          >
            {tick}
          </text>
        ))}
        <path
          d={line}
          stroke="#ff5c3e"
          strokeWidth={12}
          strokeLinejoin="round"
          strokeDasharray={strokeDasharray}
          strokeDashoffset={strokeDashoffset}
        />
        <circle cx={x(year)} cy={y(value)} r={18} fill="#f6f3ee" />
        <text x={x(year)} y={y(value) - 44} style={figure} fill="#f5b84c">
          {value.toFixed(0)} ppm
        </text>
      </svg>
    </AbsoluteFill>
  );
};

const lengthUntil = (until: number) =>
  years.slice(1).reduce((sum, end, i) => {
    const start = end - 10;
    const part = interpolate(until, [start, end], [0, 1], {
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
    });
    const rise = y(ppm[i + 1] ?? 0) - y(ppm[i] ?? 0);
    return sum + part * Math.hypot(x(end) - x(start), rise);
  }, 0);

const title: React.CSSProperties = {
  position: 'absolute',
  left: 110,
  top: 56,
  font: '700 64px Geist, sans-serif',
  letterSpacing: '-0.03em',
};

const label = {font: '500 32px Geist Mono, monospace'};

const figure = {font: '700 64px Geist, sans-serif'};
