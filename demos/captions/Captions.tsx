import {useEffect, useState} from 'react';
import {
  AbsoluteFill,
  continueRender,
  delayRender,
  staticFile,
  useCurrentFrame,
  useVideoConfig,
  Video,
} from 'remotion';

type Word = {text: string; from: number; to: number};

export const Captions: React.FC<{color: string}> = ({color}) => {
  const {fps} = useVideoConfig();
  const time = useCurrentFrame() / fps;
  const [handle] = useState(() => delayRender('Loading captions'));
  const [words, setWords] = useState<Word[]>([]);

  useEffect(() => {
    fetch(staticFile('media/captions.json'))
      .then((response) => response.json())
      .then((json) => {
        setWords(json);
        continueRender(handle);
      });
  }, [handle]);

  const spoken = words.filter((word) => word.from <= time).length;
  const line = Math.floor(Math.max(0, spoken - 1) / 3) * 3;

  return (
    <AbsoluteFill style={{backgroundColor: '#17181b'}}>
      <Video
        src={staticFile('media/coast.webm')}
        style={{width: '100%', opacity: 0.6}}
      />
      <div style={caption}>
        {words.slice(line, line + 3).map((word) => {
          const active = word.from <= time && time < word.to;
          return (
            <span key={word.from} style={active ? {color} : undefined}>
              {word.text}{' '}
            </span>
          );
        })}
      </div>
    </AbsoluteFill>
  );
};

const caption: React.CSSProperties = {
  position: 'absolute',
  bottom: 64,
  alignSelf: 'center',
  padding: '16px 48px 24px',
  borderRadius: 32,
  backgroundColor: '#17181b',
  color: '#f6f3ee',
  font: '700 96px Geist, sans-serif',
};
