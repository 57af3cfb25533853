// finds: @remotion/duration-in-frames, says: Infinity
// from: /docs/eslint-plugin
import {Sequence} from 'remotion';

export const Outro: React.FC = () => (
  <Sequence from={60} durationInFrames={Infinity}>
    <h1>Goodbye</h1>
  </Sequence>
);
