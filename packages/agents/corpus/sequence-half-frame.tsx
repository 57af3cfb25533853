// finds: sequence-timing, says: whole number
// from: /docs/sequence
import {Sequence} from 'remotion';

export const Scene: React.FC = () => <Sequence from={22.5}>Hello</Sequence>;
