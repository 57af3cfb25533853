// finds: composition-props, says: new component
// from: /docs/composition
import {Composition} from 'remotion';

export const RemotionRoot: React.FC = () => (
  <Composition id="Intro" component={() => <h1>Intro</h1>} width={1280} height={720} fps={30} durationInFrames={60} />
);
