// finds: browser-feature, says: Chromium 104
// from: /docs/getting-started
import {AbsoluteFill, useCurrentFrame} from 'remotion';

export const Box: React.FC = () => {
  const frame = useCurrentFrame();
  return <AbsoluteFill style={{translate: `${frame * 5}px 0`}}>Box</AbsoluteFill>;
};
