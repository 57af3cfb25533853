// finds: background-image, says: CSS
// from: /docs/flickering#cause-4
import {AbsoluteFill} from 'remotion';

export const Title: React.FC = () => (
  <AbsoluteFill style={{background: 'url(https://example.com/sky.jpg) center / cover'}}>Sky</AbsoluteFill>
);
