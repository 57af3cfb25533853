// finds: sequence-timing, says: greater than 0
// from: /docs/sequence
import {Sequence} from 'remotion';

export const Scene: React.FC = () => (
  <Sequence from={30} durationInFrames={-10}>
    Hello
  </Sequence>
);
