import {
  AbsoluteFill,
  interpolate,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export const InHoldOut: React.FC = () => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const last = durationInFrames - 1;
  const opacityAt = (at: number) =>
    interpolate(at, [0, 15, last - 15, last], [0, 1, 1, 0]);

  const x = (at: number) => 80 + (at / last) * 1120;
  const y = (at: number) => 640 - opacityAt(at) * 200;
  const points = [0, 15, last - 15, last];

  return (
    <AbsoluteFill style={{backgroundColor: '#17181b'}}>
      <svg width={1280} height={720} fill="#f6f3ee">
        <text {...title} opacity={opacityAt(frame)}>
          Good evening
        </text>
        <polyline
          points={points.map((at) => `${x(at)},${y(at)}`).join(' ')}
          fill="none"
          stroke="#a6abb4"
          strokeWidth={6}
          strokeLinejoin="round"
        />
        {points.map((at) => (
          <circle key={at} cx={x(at)} cy={y(at)} r={14} fill="#a6abb4" />
        ))}
        <circle cx={x(frame)} cy={y(frame)} r={28} fill="#ff5c3e" />
      </svg>
    </AbsoluteFill>
  );
};

const title: React.SVGProps<SVGTextElement> = {
  x: 640,
  y: 272,
  textAnchor: 'middle',
  fontFamily: 'Geist, sans-serif',
  fontSize: 168,
  fontWeight: 700,
};
