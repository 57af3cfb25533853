import {
  AbsoluteFill,
  Loop,
  staticFile,
  useCurrentFrame,
  useVideoConfig,
  Video,
} from 'remotion';

export const VideoLoop: React.FC<{durationInFrames: number}> = ({
  durationInFrames,
}) => (
  <AbsoluteFill style={{backgroundColor: '#17181b'}}>
    <Loop durationInFrames={durationInFrames}>
      <Video src={staticFile('media/coast.webm')} style={picture} />
    </Loop>
    <Rounds length={durationInFrames} />
  </AbsoluteFill>
);

const Rounds: React.FC<{length: number}> = ({length}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const scale = 1120 / durationInFrames;
  const current = Math.floor(frame / length);

  return (
    <svg width={1280} height={720} style={{position: 'absolute'}}>
      {new Array(Math.ceil(durationInFrames / length)).fill(0).map((_, i) => (
        <rect
          key={i}
          x={80 + i * length * scale}
          y={600}
          width={Math.min(length, durationInFrames - i * length) * scale - 8}
          height={56}
          rx={16}
          fill={i === current ? '#f5b84c' : '#3a3d44'}
        />
      ))}
      <rect
        x={80 + frame * scale}
        y={580}
        width={6}
        height={96}
        fill="#ff5c3e"
      />
    </svg>
  );
};

const picture: React.CSSProperties = {
  position: 'absolute',
  left: 200,
  top: 40,
  width: 880,
  borderRadius: 24,
};
