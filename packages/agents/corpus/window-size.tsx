// finds: window-size, says: useVideoConfig
// from: /docs/use-video-config
import {AbsoluteFill} from 'remotion';

export const Circle: React.FC = () => (
  <AbsoluteFill>
    <svg viewBox={`0 0 ${window.innerWidth} ${window.innerHeight}`} />
  </AbsoluteFill>
);
