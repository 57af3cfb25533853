import {
  AbsoluteFill,
  Audio,
  interpolate,
  staticFile,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

const framesPerBeat = 15;

export const NowPlaying: React.FC<{volume: number}> = ({volume}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const beat = interpolate(frame % framesPerBeat, [0, 12], [volume, 0], {
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill style={{backgroundColor: '#17181b'}}>
      <Audio src={staticFile('media/song.mp3')} volume={volume} />
      <svg width={1280} height={720}>
        <circle cx={280} cy={300} r={200} fill="#24262b" />
        <circle cx={280} cy={300} r={110 + beat * 80} fill="#ff5c3e" />
        {new Array(10).fill(0).map((_, step) => (
          <rect
            key={step}
            x={560 + step * 64}
            y={380}
            width={48}
            height={120}
            rx={16}
            fill={step < volume * 10 ? '#f5b84c' : '#3a3d44'}
          />
        ))}
        <rect x={80} y={600} width={1120} height={16} rx={8} fill="#3a3d44" />
        <rect
          x={80}
          y={600}
          width={(1120 * (frame + 1)) / durationInFrames}
          height={16}
          rx={8}
          fill="#f6f3ee"
        />
      </svg>
      <div style={{...text, top: 96, font: '700 88px Geist, sans-serif'}}>
        Evening train
      </div>
      <div style={{...text, top: 256, color: '#a6abb4'}}>
        volume {volume.toFixed(1)}
      </div>
    </AbsoluteFill>
  );
};

const text: React.CSSProperties = {
  position: 'absolute',
  left: 560,
  color: '#f6f3ee',
  font: '500 56px Geist Mono, monospace',
};
