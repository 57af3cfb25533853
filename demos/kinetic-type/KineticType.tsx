import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

const rows = [0, 1, 2, 3, 4];
// A capital of Geist is this high, in parts of its font size.
const capital = 0.71;

export const KineticType: React.FC<{word: string; color: string}> = ({
  word,
  color,
}) => {
  const frame = useCurrentFrame();
  const {width, height, durationInFrames} = useVideoConfig();
  const room = (height - 160 - 20 * (rows.length - 1)) / rows.length;

  // Five phases of a wave always add up to the same height.
  const heights = rows.map((row) => {
    const phase = frame / durationInFrames - row / rows.length;
    return room * (1 + 0.8 * Math.sin(phase * Math.PI * 2));
  });

  return (
    <AbsoluteFill style={{backgroundColor: color}}>
      <svg viewBox={`0 0 ${width} ${height}`}>
        {rows.map((row) => {
          const own = heights[row] ?? 0;
          const above = heights.slice(0, row).reduce((a, b) => a + b, 0);
          const bottom = 80 + above + row * 20 + own;
          return (
            <text
              key={row}
              transform={`translate(80 ${bottom}) scale(1 ${own / room})`}
              fontFamily="Geist, sans-serif"
              fontSize={room / capital}
              fontWeight={900 - (own / room) * 250}
              textLength={width - 160}
              lengthAdjust="spacingAndGlyphs"
              fill="#17181b"
            >
              {word.toUpperCase()}
            </text>
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};
