// finds: composition-mount, says: renders a <Composition>
// from: /docs/wrong-composition-mount
import {Composition} from 'remotion';

export const Intro: React.FC = () => (
  <Composition id="Intro" component={Intro} width={1280} height={720} fps={30} durationInFrames={90} />
);
