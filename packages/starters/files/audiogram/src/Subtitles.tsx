import {useEffect, useState} from 'react';
import {
  continueRender,
  delayRender,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {parseSrt, type Line} from './parseSrt';

export const Subtitles: React.FC<{file: string}> = ({file}) => {
  const {fps} = useVideoConfig();
  const time = useCurrentFrame() / fps;
  const [handle] = useState(() => delayRender('Loading the subtitles'));
  const [lines, setLines] = useState<Line[]>([]);
  const [error, setError] = useState<Error>();

  useEffect(() => {
    fetch(file)
      .then((response) => response.text())
      .then((srt) => {
        setLines(parseSrt(srt));
        continueRender(handle);
      })
      .catch(setError);
  }, [file, handle]);

  // Stops the render with this error.
  if (error) throw error;

  const line = lines.find(({from, to}) => from <= time && time < to);
  return <div style={style}>{line?.text}</div>;
};

const style: React.CSSProperties = {
  minHeight: 200,
  color: '#f6f3ee',
  font: '500 64px/1.25 system-ui, sans-serif',
};
