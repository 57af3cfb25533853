import {
  AbsoluteFill,
  Easing,
  interpolate,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export const Quote: React.FC<{text: string; author: string; color: string}> = ({
  text,
  author,
  color,
}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const words = text.split(' ');
  const shown = (start: number) =>
    interpolate(frame, [start, start + 16], [0, 1], {
      easing: Easing.out(Easing.cubic),
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
    });
  const drift = interpolate(frame, [0, durationInFrames], [0, 40]);

  return (
    <AbsoluteFill style={{backgroundColor: color, color: '#17181b'}}>
      <svg viewBox="0 0 720 1280" style={{position: 'absolute'}}>
        <circle cx={620 - drift} cy={200 + drift} r={240} fill="#ff5c3e" />
        <circle cx={80 + drift * 2} cy={1120} r={140} fill="#f6f3ee" />
      </svg>
      <div style={quote}>
        {words.map((word, index) => {
          const visible = shown(8 + index * 6);
          return (
            <span
              key={index}
              style={{
                opacity: visible,
                filter: `blur(${(1 - visible) * 16}px)`,
              }}
            >
              {word}{' '}
            </span>
          );
        })}
      </div>
      <div style={{...by, opacity: shown(20 + words.length * 6)}}>{author}</div>
    </AbsoluteFill>
  );
};

const quote: React.CSSProperties = {
  position: 'absolute',
  inset: '392px 48px auto 64px',
  font: '800 96px/1.04 Geist, sans-serif',
  letterSpacing: '-0.045em',
};

const by: React.CSSProperties = {
  position: 'absolute',
  left: 64,
  bottom: 112,
  font: '500 44px Geist, sans-serif',
};
