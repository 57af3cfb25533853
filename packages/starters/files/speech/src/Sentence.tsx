import {useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {text: string; seconds: number; color: string};

// Files of speech don't say when a word is spoken, so long words are assumed to
// take longer than short ones.
export const Sentence: React.FC<Props> = ({text, seconds, color}) => {
  const {fps} = useVideoConfig();
  const spoken = (useCurrentFrame() / fps / seconds) * text.length;
  const words = text.split(' ');

  return (
    <div style={style}>
      {words.map((word, index) => {
        const start = words.slice(0, index).join(' ').length;
        return (
          <span
            key={index}
            style={{color: start <= spoken ? color : '#6b6d73'}}
          >
            {word}{' '}
          </span>
        );
      })}
    </div>
  );
};

const style: React.CSSProperties = {
  margin: 'auto 128px',
  font: '700 88px/1.25 system-ui, sans-serif',
};
