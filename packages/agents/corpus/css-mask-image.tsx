// finds: browser-feature, says: maskImage
// from: /docs/getting-started
import {AbsoluteFill} from 'remotion';

export const Fade: React.FC = () => (
  <AbsoluteFill style={{maskImage: 'linear-gradient(black, transparent)'}}>Fade</AbsoluteFill>
);
