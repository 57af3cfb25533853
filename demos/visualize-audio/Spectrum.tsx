import {useAudioData, visualizeAudio} from '@remotion/media-utils';
import {
  AbsoluteFill,
  Audio,
  staticFile,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

const song = staticFile('media/song.mp3');

export const Spectrum: React.FC = () => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const audioData = useAudioData(song);
  const amplitudes = audioData
    ? visualizeAudio({audioData, frame, fps, numberOfSamples: 256})
    : [];

  return (
    <AbsoluteFill style={{backgroundColor: '#17181b'}}>
      <Audio src={song} />
      <svg width={1280} height={720}>
        {amplitudes.slice(0, 20).map((amplitude, index) => {
          const height = 24 + Math.sqrt(amplitude) * 1000;
          return (
            <rect
              key={index}
              x={80 + index * 56.8}
              y={600 - height}
              width={40}
              height={height}
              rx={12}
              fill={index < 4 ? '#ff5c3e' : '#f5b84c'}
            />
          );
        })}
      </svg>
      <div style={{...label, left: 80}}>low</div>
      <div style={{...label, right: 80}}>high</div>
    </AbsoluteFill>
  );
};

const label: React.CSSProperties = {
  position: 'absolute',
  top: 624,
  color: '#a6abb4',
  font: '500 44px Geist Mono, monospace',
};
