import {
  AbsoluteFill,
  Audio,
  Series,
  staticFile,
  useVideoConfig,
} from 'remotion';
import lines from './narration.json';
import {Sentence} from './Sentence';

// `npm run speak` records the sentences of narration.json again.
export const Narration: React.FC<{color: string}> = ({color}) => {
  const {fps} = useVideoConfig();

  return (
    <AbsoluteFill style={{backgroundColor: '#17181b'}}>
      <Series>
        {lines.map(({text, file, seconds}) => (
          <Series.Sequence
            key={file}
            durationInFrames={Math.ceil(seconds * fps)}
          >
            <Audio src={staticFile(file)} />
            <Sentence text={text} seconds={seconds} color={color} />
          </Series.Sequence>
        ))}
      </Series>
    </AbsoluteFill>
  );
};
