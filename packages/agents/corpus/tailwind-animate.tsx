// finds: css-animation, says: animate-pulse
// from: /docs/tailwind
import {AbsoluteFill} from 'remotion';

export const Badge: React.FC = () => (
  <AbsoluteFill className="items-center justify-center">
    <span className="animate-pulse rounded bg-red-500">Live</span>
  </AbsoluteFill>
);
