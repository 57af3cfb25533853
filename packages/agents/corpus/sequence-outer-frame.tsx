// finds: sequence-frame, says: frame of the parent
// from: /docs/sequence
import {interpolate, Sequence, useCurrentFrame} from 'remotion';

export const Scene: React.FC = () => {
  const frame = useCurrentFrame();
  const opacity = interpolate(frame, [0, 20], [0, 1], {extrapolateRight: 'clamp'});

  return (
    <Sequence from={60}>
      <h1 style={{opacity}}>Thank you</h1>
    </Sequence>
  );
};
