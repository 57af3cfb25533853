// finds: untimed-media, says: real time
// from: public issues
import {useEffect} from 'react';
import {AbsoluteFill} from 'remotion';

export const Texture: React.FC<{onReady: (video: HTMLVideoElement) => void}> = ({onReady}) => {
  useEffect(() => {
    const element = document.createElement('video');
    onReady(element);
  }, [onReady]);

  return <AbsoluteFill />;
};
