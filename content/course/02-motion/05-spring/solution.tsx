import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

export const Video: React.FC = () => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const size = spring({frame, fps});

  return (
    <AbsoluteFill style={scene}>
      <div id="sun" style={{...sun, transform: `scale(${size})`}} />
    </AbsoluteFill>
  );
};

const scene: React.CSSProperties = {
  backgroundColor: '#1d3557',
  color: '#fdf6d8',
  fontFamily: 'Geist, sans-serif',
  fontSize: 130,
  fontWeight: 700,
  alignItems: 'center',
  justifyContent: 'center',
};

const sun: React.CSSProperties = {
  width: 300,
  height: 300,
  borderRadius: '50%',
  backgroundColor: '#ff9f5c',
};
