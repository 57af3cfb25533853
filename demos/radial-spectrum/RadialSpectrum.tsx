import {useAudioData, visualizeAudio} from '@remotion/media-utils';
import {
  AbsoluteFill,
  Audio,
  Img,
  staticFile,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

const song = staticFile('media/song.mp3');
const bars = 72;

export const RadialSpectrum: React.FC<{color: string}> = ({color}) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const audioData = useAudioData(song);
  const amplitudes = audioData
    ? visualizeAudio({audioData, frame, fps, numberOfSamples: 128})
    : [];

  return (
    <AbsoluteFill style={{backgroundColor: '#2a1b3d'}}>
      <Audio src={song} />
      <Img src={staticFile('media/coast.webp')} style={cover} />
      <svg viewBox="-540 -540 1080 1080" style={{position: 'absolute'}}>
        {new Array(bars).fill(0).map((_, bar) => {
          // Both halves begin at the top with the low tones.
          const sample = bar < bars / 2 ? bar : bars - 1 - bar;
          const amplitude = amplitudes[Math.floor(sample / 2) + 1] ?? 0;
          const length = 14 + Math.sqrt(amplitude) * 240;
          return (
            <rect
              key={bar}
              x={-7}
              y={-300 - length}
              width={14}
              height={length}
              rx={7}
              fill={color}
              transform={`rotate(${((bar + 0.5) * 360) / bars})`}
            />
          );
        })}
        <circle
          r={278}
          fill="none"
          stroke="#f6f3ee"
          strokeWidth={8}
          pathLength={1}
          strokeDasharray={`${frame / (durationInFrames - 1)} 1`}
          transform="rotate(-90)"
        />
      </svg>
    </AbsoluteFill>
  );
};

const cover: React.CSSProperties = {
  position: 'absolute',
  left: 280,
  top: 280,
  width: 520,
  height: 520,
  borderRadius: 260,
  objectFit: 'cover',
  objectPosition: '78% 0',
};
