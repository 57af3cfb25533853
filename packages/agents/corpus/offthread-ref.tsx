// finds: typescript/2322, says: ref
// from: /docs/offthreadvideo
import {useRef} from 'react';
import {OffthreadVideo, staticFile} from 'remotion';

export const Clip: React.FC = () => {
  const ref = useRef<HTMLVideoElement>(null);
  return <OffthreadVideo ref={ref} src={staticFile('clip.mp4')} />;
};
