import {getWaveformPortion, useAudioData} from '@remotion/media-utils';
import {
  AbsoluteFill,
  Audio,
  staticFile,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

const song = staticFile('media/song.mp3');

export const Waveform: React.FC<{seconds: number}> = ({seconds}) => {
  const {fps} = useVideoConfig();
  const time = useCurrentFrame() / fps;
  const audioData = useAudioData(song);
  const bars = audioData
    ? getWaveformPortion({
        audioData,
        startTimeInSeconds: 0,
        durationInSeconds: seconds,
        numberOfSamples: 40,
      })
    : [];

  return (
    <AbsoluteFill style={{backgroundColor: '#17181b'}}>
      <Audio src={song} />
      <svg width={1280} height={720}>
        {bars.map(({index, amplitude}) => (
          <rect
            key={index}
            x={80 + index * 28}
            y={300 - amplitude * 200}
            width={18}
            height={8 + amplitude * 400}
            rx={9}
            fill={index / 40 < time / seconds ? '#f5b84c' : '#3a3d44'}
          />
        ))}
        <rect
          x={80 + (time / seconds) * 1120}
          y={64}
          width={6}
          height={480}
          fill="#ff5c3e"
        />
      </svg>
      <div style={{...label, left: 80}}>0 s</div>
      <div style={{...label, right: 80}}>{seconds} s</div>
    </AbsoluteFill>
  );
};

const label: React.CSSProperties = {
  position: 'absolute',
  top: 592,
  color: '#a6abb4',
  font: '500 56px Geist Mono, monospace',
};
