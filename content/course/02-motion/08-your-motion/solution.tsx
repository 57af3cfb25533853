import {AbsoluteFill, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';

export const Video: React.FC = () => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const shown = spring({frame, fps, config: {damping: 14}});
  const line = interpolate(frame, [20, 45], [0, 700], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill style={scene}>
      <div style={{opacity: shown, transform: `translateY(${(1 - shown) * 80}px)`}}>Summer at the sea</div>
      <div style={{width: line, height: 12, backgroundColor: '#ff9f5c'}} />
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
