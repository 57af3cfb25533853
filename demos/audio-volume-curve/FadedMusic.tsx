import {
  AbsoluteFill,
  Audio,
  interpolate,
  staticFile,
  useCurrentFrame,
} from 'remotion';

const volumeAt = (frame: number) =>
  interpolate(frame, [0, 45, 105, 150], [0, 1, 1, 0]);

export const FadedMusic: React.FC = () => {
  const frame = useCurrentFrame();
  const volume = volumeAt(frame);
  const x = 80 + (frame / 150) * 1120;
  const y = 600 - volume * 360;

  return (
    <AbsoluteFill style={{backgroundColor: '#17181b'}}>
      <Audio src={staticFile('media/song.mp3')} volume={volumeAt} />
      <div style={value}>
        volume <span style={{color: '#f5b84c'}}>{volume.toFixed(2)}</span>
      </div>
      <svg width={1280} height={720}>
        <path d="M80 240H1200" stroke="#3a3d44" strokeWidth={4} />
        <path d="M80 600L416 240H864L1200 600Z" fill="#24262b" />
        <path
          d="M80 600L416 240H864L1200 600"
          fill="none"
          stroke="#f5b84c"
          strokeWidth={10}
          strokeLinejoin="round"
        />
        <path d="M80 602H1200" stroke="#3a3d44" strokeWidth={4} />
        <path d={`M${x} 200V640`} stroke="#ff5c3e" strokeWidth={6} />
        <circle cx={x} cy={y} r={22} fill="#ff5c3e" />
      </svg>
    </AbsoluteFill>
  );
};

const value: React.CSSProperties = {
  position: 'absolute',
  left: 80,
  top: 72,
  color: '#f6f3ee',
  font: '500 72px Geist Mono, monospace',
};
