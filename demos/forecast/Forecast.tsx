import {
  AbsoluteFill,
  random,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

type Sky = 'sun' | 'cloud' | 'rain';

const days: {day: string; sky: Sky; degrees: number}[] = [
  {day: 'Fri', sky: 'sun', degrees: 24},
  {day: 'Sat', sky: 'cloud', degrees: 19},
  {day: 'Sun', sky: 'rain', degrees: 15},
];
const colors = {sun: '#f5b84c', cloud: '#a9d3e8', rain: '#5b9dff'};

export const Forecast: React.FC<{place: string}> = ({place}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();

  return (
    <AbsoluteFill style={page}>
      <div style={title}>{place}</div>
      {days.map(({day, sky, degrees}, index) => {
        const risen = spring({
          frame: frame - 6 - index * 8,
          fps,
          config: {damping: 14},
        });
        return (
          <div
            key={day}
            style={{
              ...card,
              left: 60 + index * 328,
              backgroundColor: colors[sky],
              transform: `translateY(${(1 - risen) * 800}px)`,
            }}
          >
            {day}
            <svg viewBox="-140 -180 280 360" style={{display: 'block'}}>
              {sky === 'sun' ? <Sun /> : <Cloud rain={sky === 'rain'} />}
            </svg>
            <div style={{fontSize: 128, fontWeight: 800}}>{degrees}°</div>
          </div>
        );
      })}
    </AbsoluteFill>
  );
};

const Sun: React.FC = () => {
  const frame = useCurrentFrame();
  return (
    <g fill="#ff5c3e" transform={`rotate(${frame * 1.5})`}>
      <circle r={62} />
      {new Array(10).fill(0).map((_, ray) => (
        <rect
          key={ray}
          x={-8}
          y={-118}
          width={16}
          height={34}
          rx={8}
          transform={`rotate(${ray * 36})`}
        />
      ))}
    </g>
  );
};

const Cloud: React.FC<{rain: boolean}> = ({rain}) => {
  const frame = useCurrentFrame();
  return (
    <g transform={`translate(${Math.sin(frame / 18) * 14} -20)`}>
      {rain &&
        new Array(9).fill(0).map((_, drop) => {
          const fall = (frame / 24 + random(`drop-${drop}`)) % 1;
          return (
            <rect
              key={drop}
              x={-88 + drop * 20}
              y={30 + fall * 130}
              width={8}
              height={36}
              rx={4}
              fill="#f6f3ee"
              opacity={1 - fall}
            />
          );
        })}
      <path
        d="M-70 60 A50 50 0 0 1 -62 -36 A72 72 0 0 1 72 -44 A54 54 0 0 1 74 60 Z"
        fill={rain ? '#17181b' : '#fff'}
      />
    </g>
  );
};

const page: React.CSSProperties = {
  overflow: 'hidden',
  backgroundColor: '#17181b',
  color: '#f6f3ee',
};

const title: React.CSSProperties = {
  position: 'absolute',
  left: 60,
  top: 72,
  font: '800 128px/1 Geist, sans-serif',
  letterSpacing: '-0.05em',
};

const card: React.CSSProperties = {
  position: 'absolute',
  top: 296,
  boxSizing: 'border-box',
  width: 304,
  height: 724,
  padding: '36px 32px',
  borderRadius: 40,
  color: '#17181b',
  font: '600 64px/1.2 Geist, sans-serif',
  letterSpacing: '-0.03em',
};
