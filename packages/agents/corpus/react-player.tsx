// finds: third-party, says: clock
// from: public issues
import ReactPlayer from 'react-player';
import {AbsoluteFill} from 'remotion';

export const Clip: React.FC = () => (
  <AbsoluteFill>
    <ReactPlayer url="https://example.com/clip.mp4" playing />
  </AbsoluteFill>
);
