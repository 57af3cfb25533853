import {useAudioData, visualizeAudio} from '@remotion/media-utils';
import {
  AbsoluteFill,
  Audio,
  staticFile,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {Subtitles} from './Subtitles';

type Props = {show: string; title: string; color: string};

// To use your own episode, replace both files in the public folder. Then set
// durationInFrames in src/Root to the length in seconds, multiplied by 30.
const audio = staticFile('episode.mp3');

export const Audiogram: React.FC<Props> = ({show, title, color}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const audioData = useAudioData(audio);
  const amplitudes = audioData
    ? visualizeAudio({audioData, frame, fps, numberOfSamples: 64})
    : [];

  return (
    <AbsoluteFill style={{padding: 96, backgroundColor: '#17181b'}}>
      <Audio src={audio} />
      <div style={{...text, color, fontSize: 40}}>{show}</div>
      <div style={{...text, fontSize: 88, lineHeight: 1.1}}>{title}</div>
      <div style={wave}>
        {amplitudes.slice(1, 33).map((amplitude, index) => (
          <div
            key={index}
            style={{
              width: 16,
              height: 16 + Math.sqrt(amplitude) * 480,
              borderRadius: 8,
              backgroundColor: color,
            }}
          />
        ))}
      </div>
      <Subtitles file={staticFile('subtitles.srt')} />
    </AbsoluteFill>
  );
};

const text: React.CSSProperties = {
  marginBottom: 24,
  color: '#f6f3ee',
  fontFamily: 'system-ui, sans-serif',
  fontWeight: 700,
};

const wave: React.CSSProperties = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: 320,
  margin: 'auto 0',
};
