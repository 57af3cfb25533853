// finds: sequence-frame, says: frame of the parent
// from: /docs/reusability
import {Sequence, useCurrentFrame} from 'remotion';

export const Intro: React.FC = () => {
  const frame = useCurrentFrame();

  return (
    <Sequence from={60}>
      <h1 style={{opacity: Math.min(1, frame / 20)}}>Welcome</h1>
    </Sequence>
  );
};
