// finds: @remotion/from-0, says: default
// from: /docs/eslint-plugin
import {Sequence} from 'remotion';

export const Intro: React.FC = () => (
  <Sequence from={0} durationInFrames={60}>
    <h1>Welcome</h1>
  </Sequence>
);
