// finds: sequence-timing, says: fps / 2
// from: /docs/sequence
import {Sequence, useVideoConfig} from 'remotion';

export const Scene: React.FC = () => {
  const {fps} = useVideoConfig();
  return <Sequence durationInFrames={fps / 2}>Hello</Sequence>;
};
