// finds: composition-mount, says: renders a <Composition>
// from: /docs/wrong-composition-mount
import {Composition} from 'remotion';

const Title: React.FC = () => <h1>Quarterly report</h1>;

const Report: React.FC = () => (
  <Composition id="Title" component={Title} width={1920} height={1080} fps={30} durationInFrames={60} />
);

export const RemotionRoot: React.FC = () => (
  <Composition id="Report" component={Report} width={1920} height={1080} fps={30} durationInFrames={150} />
);
