// finds: typescript, says: fps
// from: /docs/composition
import {Composition} from 'remotion';

const Main: React.FC = () => <h1>Main</h1>;

export const RemotionRoot: React.FC = () => (
  <Composition id="Main" component={Main} width={1920} height={1080} durationInFrames={60} />
);
