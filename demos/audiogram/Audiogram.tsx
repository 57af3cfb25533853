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

export const Audiogram: React.FC<{title: string; color: string}> = ({
  title,
  color,
}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const audioData = useAudioData(song);
  const amplitudes = audioData
    ? visualizeAudio({audioData, frame, fps, numberOfSamples: 256})
    : [];
  const half = amplitudes.slice(1, 13);
  const bars = [...half.slice().reverse(), ...half];

  return (
    <AbsoluteFill style={{backgroundColor: '#f6f3ee'}}>
      <Audio src={song} />
      <Img src={staticFile('media/coast.webp')} style={cover} />
      <div style={{...text, top: 96, font: '700 88px Geist, sans-serif'}}>
        {title}
      </div>
      <div style={{...text, top: 216, color: '#6b7079'}}>Coast Line Radio</div>
      <svg width={592} height={256} style={{...text, top: 344}}>
        {bars.map((amplitude, index) => {
          const height = 16 + Math.sqrt(amplitude) * 560;
          return (
            <rect
              key={index}
              x={index * 25}
              y={128 - height / 2}
              width={16}
              height={height}
              rx={8}
              fill={color}
            />
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};

const cover: React.CSSProperties = {
  position: 'absolute',
  left: 80,
  top: 120,
  width: 480,
  height: 480,
  borderRadius: 32,
  objectFit: 'cover',
  objectPosition: '78% 0',
};

const text: React.CSSProperties = {
  position: 'absolute',
  left: 624,
  color: '#17181b',
  font: '500 48px Geist, sans-serif',
};
