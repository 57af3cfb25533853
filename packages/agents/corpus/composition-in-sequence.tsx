// finds: composition-mount, says: no place in <Sequence>
// from: /docs/wrong-composition-mount
import {Composition, Sequence} from 'remotion';

const Title: React.FC = () => <h1>Title</h1>;

export const Main: React.FC = () => (
  <Sequence from={30}>
    <Composition id="Title" component={Title} width={1280} height={720} fps={30} durationInFrames={60} />
  </Sequence>
);
