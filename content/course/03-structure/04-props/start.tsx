import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

export const Video: React.FC = () => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const shown = spring({frame, fps});

  return (
    <AbsoluteFill style={scene}>
      <div style={{...card, transform: `scale(${shown})`}}>
        <b>Fri</b>
        <div>Boats</div>
      </div>
    </AbsoluteFill>
  );
};

const scene: React.CSSProperties = {
  backgroundColor: '#1d3557',
  fontFamily: 'Geist, sans-serif',
  fontSize: 70,
  flexDirection: 'row',
  gap: 40,
  alignItems: 'center',
  justifyContent: 'center',
};

const card: React.CSSProperties = {
  backgroundColor: '#fdf6d8',
  borderRadius: 24,
  padding: '60px 40px',
  width: 240,
  textAlign: 'center',
};
