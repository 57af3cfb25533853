// finds: css-animation, says: transition-opacity
// from: /docs/tailwind
import {AbsoluteFill, useCurrentFrame} from 'remotion';

export const Badge: React.FC = () => {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill className={`transition-opacity duration-500 ${frame > 30 ? 'opacity-100' : 'opacity-0'}`}>
      Live
    </AbsoluteFill>
  );
};
