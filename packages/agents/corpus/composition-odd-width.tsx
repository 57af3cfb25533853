// finds: @remotion/even-dimensions, says: divisible by 2
// from: /docs/eslint-plugin
import {Composition} from 'remotion';

const Banner: React.FC = () => <h1>Summer sale</h1>;

export const RemotionRoot: React.FC = () => (
  <Composition id="Banner" component={Banner} width={1281} height={720} fps={30} durationInFrames={90} />
);
