import {evolvePath} from '@remotion/paths';
import {
  AbsoluteFill,
  Easing,
  interpolate,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

const parts = [
  {d: 'M-66 220 L-42 -60 H42 L66 220 Z', fill: '#f6f3ee'},
  {d: 'M-60 150 L-53 60 H53 L60 150 Z', fill: '#ff5c3e'},
  {d: 'M-46 -60 V-140 H46 V-60 Z', fill: '#f5b84c'},
  {d: 'M-66 -140 L0 -220 L66 -140 Z', fill: '#ff5c3e'},
];

export const LogoReveal: React.FC<{name: string}> = ({name}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const filled = interpolate(frame, [44, 54], [0, 1], clamp);
  const aside = spring({frame: frame - 56, fps, config: {damping: 200}});
  const beam = spring({frame: frame - 50, fps, config: {damping: 14}});

  return (
    <AbsoluteFill style={{backgroundColor: '#1f2a56'}}>
      <svg viewBox="0 0 1280 720">
        <g transform={`translate(${640 - aside * 380} 370)`}>
          <path
            d="M0 -100 L1500 -420 V220 Z"
            fill="#f5b84c"
            opacity={0.28 * beam}
            transform={`rotate(${(1 - beam) * -60} 0 -100)`}
          />
          {parts.map(({d, fill}, index) => {
            const start = index * 7;
            const drawn = interpolate(frame, [start, start + 30], [0, 1], {
              ...clamp,
              easing: Easing.inOut(Easing.cubic),
            });
            return (
              <path
                key={d}
                d={d}
                fill={fill}
                fillOpacity={filled}
                stroke={fill}
                strokeWidth={8}
                strokeLinejoin="round"
                strokeOpacity={drawn > 0 ? 1 : 0}
                {...evolvePath(drawn, d)}
              />
            );
          })}
        </g>
      </svg>
      <div style={word}>
        {[...name].map((letter, index) => {
          const risen = spring({
            frame: frame - 62 - index * 2,
            fps,
            config: {damping: 16},
          });
          const transform = `translateY(${(1 - risen) * 110}%)`;
          return (
            <span key={index} style={{display: 'inline-block', transform}}>
              {letter}
            </span>
          );
        })}
      </div>
    </AbsoluteFill>
  );
};

const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;

const word: React.CSSProperties = {
  position: 'absolute',
  left: 420,
  top: 290,
  height: 190,
  overflow: 'hidden',
  color: '#f6f3ee',
  font: '800 168px/190px Geist, sans-serif',
  letterSpacing: '-0.05em',
  whiteSpace: 'pre',
};
