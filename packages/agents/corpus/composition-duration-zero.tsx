// finds: composition-props, says: greater than 0
// from: /docs/composition
import {Composition} from 'remotion';

const Intro: React.FC = () => <h1>Intro</h1>;

export const RemotionRoot: React.FC = () => (
  <Composition id="Intro" component={Intro} width={1280} height={720} fps={30} durationInFrames={0} />
);
