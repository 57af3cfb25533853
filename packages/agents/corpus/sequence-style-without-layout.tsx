// finds: typescript/2322, says: layout
// from: /docs/sequence
import {Sequence} from 'remotion';

export const Scene: React.FC = () => (
  <Sequence layout="none" style={{color: 'white'}}>
    <h1>Quarterly report</h1>
  </Sequence>
);
