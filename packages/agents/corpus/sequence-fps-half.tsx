// finds: sequence-timing, says: fps * 0.5
// from: /docs/sequence
import {Sequence, useVideoConfig} from 'remotion';

export const Scene: React.FC = () => {
  const {fps} = useVideoConfig();
  return <Sequence from={fps * 0.5}>Hello</Sequence>;
};
