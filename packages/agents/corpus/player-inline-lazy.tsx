// finds: player-props, says: new function
// from: /docs/player/api
import {Player} from '@remotion/player';

export const Preview: React.FC = () => (
  <Player
    lazyComponent={() => import('./Video')}
    durationInFrames={120}
    fps={30}
    compositionWidth={1280}
    compositionHeight={720}
  />
);
