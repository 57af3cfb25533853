// finds: player-props, says: last frame
// from: /docs/player/api
import {Player} from '@remotion/player';

const Title: React.FC = () => <h1>Hello</h1>;

export const Preview: React.FC = () => (
  <Player
    component={Title}
    initialFrame={120}
    durationInFrames={120}
    fps={30}
    compositionWidth={1280}
    compositionHeight={720}
  />
);
