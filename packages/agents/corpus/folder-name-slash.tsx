// finds: composition-props, says: folder name
// from: /docs/folder
import {Composition, Folder} from 'remotion';

const Clip: React.FC = () => <h1>Clip</h1>;

export const RemotionRoot: React.FC = () => (
  <Folder name="Season 1/Clips">
    <Composition id="Clip" component={Clip} width={1280} height={720} fps={30} durationInFrames={90} />
  </Folder>
);
