// finds: sequence-frame, says: <Loop>
// from: /docs/loop
import {Loop, useCurrentFrame} from 'remotion';

export const Blink: React.FC = () => {
  const frame = useCurrentFrame();

  return (
    <Loop durationInFrames={30}>
      <span style={{opacity: frame / 30}}>●</span>
    </Loop>
  );
};
