import {
  AbsoluteFill,
  staticFile,
  useCurrentFrame,
  useVideoConfig,
  Video,
} from 'remotion';

export const Coast: React.FC = () => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();

  return (
    <AbsoluteFill>
      <Video src={staticFile('media/coast.webm')} style={{width: '100%'}} />
      <div style={label}>{(frame / fps).toFixed(1)} s</div>
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
