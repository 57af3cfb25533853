// finds: typescript/2322, says: durationInFrame
// from: public issues
import {Sequence} from 'remotion';

export const Scene: React.FC = () => (
  <Sequence from={10} durationInFrame={30}>
    Hello
  </Sequence>
);
