// finds: untimed-media, says: real time
// from: /docs/video
import {useEffect, useRef} from 'react';
import {AbsoluteFill} from 'remotion';

export const Clip: React.FC = () => {
  const videoRef = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    videoRef.current?.play();
  }, []);

  return <AbsoluteFill>Clip</AbsoluteFill>;
};
