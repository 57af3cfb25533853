// finds: player-props, says: last frame
// from: /docs/player/thumbnail
import {Thumbnail} from '@remotion/player';

const Title: React.FC = () => <h1>Hello</h1>;

export const Cover: React.FC = () => (
  <Thumbnail
    component={Title}
    frameToDisplay={150}
    durationInFrames={150}
    fps={30}
    compositionWidth={1280}
    compositionHeight={720}
  />
);
