import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

const lines = ['Boats', 'Lights', 'Music'];

export const Video: React.FC = () => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();

  return (
    <AbsoluteFill style={scene}>
      {lines.map((line) => {
        const shown = spring({frame, fps});
        return (
          <div key={line} style={{transform: `translateX(${(1 - shown) * -800}px)`, opacity: shown}}>
            {line}
          </div>
        );
      })}
    </AbsoluteFill>
  );
};

const scene: React.CSSProperties = {
  backgroundColor: '#1d3557',
  color: '#fdf6d8',
  fontFamily: 'Geist, sans-serif',
  fontSize: 130,
  fontWeight: 700,
  padding: '0 120px',
  justifyContent: 'center',
};
