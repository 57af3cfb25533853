// finds: typescript/2322, says: premountFor
// from: later versions
import {Sequence} from 'remotion';

export const Scene: React.FC = () => (
  <Sequence from={10} premountFor={30}>
    Hello
  </Sequence>
);
