// finds: browser-feature, says: color-mix()
// from: /docs/getting-started
import {AbsoluteFill} from 'remotion';

export const Card: React.FC = () => (
  <AbsoluteFill style={{backgroundColor: 'color-mix(in srgb, red 30%, white)'}}>Card</AbsoluteFill>
);
