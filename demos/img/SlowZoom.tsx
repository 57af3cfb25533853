import {
  AbsoluteFill,
  Img,
  interpolate,
  staticFile,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export const SlowZoom: React.FC<{zoom: number}> = ({zoom}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const scale = interpolate(frame, [0, durationInFrames - 1], [1, zoom]);

  return (
    <AbsoluteFill style={{overflow: 'hidden'}}>
      <Img
        src={staticFile('media/coast.webp')}
        style={{
          width: '100%',
          height: '100%',
          objectFit: 'cover',
          transform: `scale(${scale})`,
          transformOrigin: '67% 50%',
        }}
      />
      <div style={label}>scale {scale.toFixed(2)}</div>
    </AbsoluteFill>
  );
};

const label: React.CSSProperties = {
  position: 'absolute',
  left: 80,
  bottom: 80,
  padding: '12px 28px',
  borderRadius: 24,
  backgroundColor: '#17181b',
  color: '#f6f3ee',
  font: '500 48px Geist Mono, monospace',
};
