// finds: registered-root, says: same file
// from: /docs/register-root
import {Composition, registerRoot} from 'remotion';

const Intro: React.FC = () => <h1>Intro</h1>;

export const RemotionRoot: React.FC = () => (
  <Composition id="Intro" component={Intro} width={1920} height={1080} fps={30} durationInFrames={90} />
);

registerRoot(RemotionRoot);
