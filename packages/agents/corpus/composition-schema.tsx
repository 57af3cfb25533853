// finds: typescript/2322, says: schema
// from: later versions
import {Composition} from 'remotion';

const Main: React.FC = () => <h1>Main</h1>;

export const RemotionRoot: React.FC = () => (
  <Composition id="Main" component={Main} schema={{}} width={1920} height={1080} fps={30} durationInFrames={60} />
);
