// finds: untimed-media, says: new Audio
// from: /docs/using-audio
import {useEffect} from 'react';
import {AbsoluteFill, staticFile} from 'remotion';

export const Ding: React.FC = () => {
  useEffect(() => {
    void new Audio(staticFile('ding.mp3'));
  }, []);

  return <AbsoluteFill>Ding</AbsoluteFill>;
};
