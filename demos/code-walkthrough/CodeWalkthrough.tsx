import {
  AbsoluteFill,
  interpolate,
  interpolateColors,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

const lines = [
  'const badge = {',
  '  width: 360,',
  "  backgroundColor: '#f5b84c',",
  '  borderRadius: 180,',
  "  transform: 'rotate(-12deg)',",
  '};',
];
const framesPerLine = 36;

export const CodeWalkthrough: React.FC = () => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const reached = (line: number) =>
    spring({frame: frame - line * framesPerLine, fps, config: {damping: 15}});
  const current = lines
    .slice(1, -1)
    .reduce((sum, _, index) => sum + Math.min(1, reached(index + 1)), 0);

  return (
    <AbsoluteFill style={{backgroundColor: '#17181b'}}>
      <div style={{...marker, top: 172 + current * 72}} />
      <div style={code}>
        {lines.map((line, index) => (
          <div
            key={line}
            style={{opacity: Math.abs(index - current) < 0.5 ? 1 : 0.45}}
          >
            {line}
          </div>
        ))}
      </div>
      <div
        style={{
          position: 'absolute',
          left: interpolate(reached(1), [0, 1], [1020, 860]),
          top: 180,
          width: interpolate(reached(1), [0, 1], [40, 360]),
          height: 360,
          backgroundColor: interpolateColors(
            reached(2),
            [0, 1],
            ['#6b7079', '#f5b84c'],
          ),
          borderRadius: Math.max(0, reached(3) * 180),
          transform: `rotate(${reached(4) * -12}deg)`,
        }}
      >
        <div style={{...play, opacity: Math.min(1, reached(1))}} />
      </div>
    </AbsoluteFill>
  );
};

const code: React.CSSProperties = {
  position: 'absolute',
  left: 64,
  top: 172,
  color: '#f6f3ee',
  font: '500 38px/72px Geist Mono, monospace',
  whiteSpace: 'pre',
};

const marker: React.CSSProperties = {
  position: 'absolute',
  left: 40,
  width: 740,
  height: 72,
  borderLeft: '10px solid #ff5c3e',
  boxSizing: 'border-box',
  backgroundColor: '#2b2d33',
};

const play: React.CSSProperties = {
  width: '100%',
  height: '100%',
  backgroundColor: '#17181b',
  clipPath: 'polygon(38% 28%, 38% 72%, 72% 50%)',
};
