import {spring, useCurrentFrame, useVideoConfig} from 'remotion';

// Three frames that fan out, one after the other.
const turns = [-24, -8, 8];

export const Mark: React.FC<{color: string}> = ({color}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();

  return (
    <>
      {turns.map((turn, index) => {
        const shown = spring({
          frame: frame - index * 5,
          fps,
          config: {damping: 14},
        });
        return (
          <div
            key={turn}
            style={{
              position: 'absolute',
              left: 780,
              top: 200,
              width: 360,
              height: 240,
              borderRadius: 32,
              backgroundColor: color,
              opacity: 0.35 + index * 0.3,
              transform: `scale(${shown}) rotate(${turn * shown}deg)`,
            }}
          />
        );
      })}
    </>
  );
};
