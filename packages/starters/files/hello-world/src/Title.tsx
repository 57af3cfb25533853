import {spring, useCurrentFrame, useVideoConfig} from 'remotion';

export const Title: React.FC<{text: string}> = ({text}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();

  return (
    <h1 style={style}>
      {text.split(' ').map((word, index) => {
        const shown = spring({
          frame: frame - index * 5,
          fps,
          config: {damping: 200},
        });
        return (
          <span
            key={index}
            style={{
              opacity: shown,
              transform: `translateY(${(1 - shown) * 60}px)`,
            }}
          >
            {word}
          </span>
        );
      })}
    </h1>
  );
};

const style: React.CSSProperties = {
  position: 'absolute',
  top: 560,
  width: '100%',
  display: 'flex',
  justifyContent: 'center',
  gap: 32,
  margin: 0,
  color: '#17181b',
  font: '800 120px system-ui, sans-serif',
  letterSpacing: '-0.03em',
};
