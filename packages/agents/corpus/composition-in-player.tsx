// finds: composition-mount, says: renders a <Composition>
// from: /docs/wrong-composition-mount
import {Player} from '@remotion/player';
import {Composition} from 'remotion';

const Title: React.FC = () => <h1>Quarterly report</h1>;

const RemotionRoot: React.FC = () => (
  <Composition id="Title" component={Title} width={1280} height={720} fps={30} durationInFrames={60} />
);

export const App: React.FC = () => (
  <Player component={RemotionRoot} compositionWidth={1280} compositionHeight={720} fps={30} durationInFrames={60} />
);
