// finds: player-props, says: new component
// from: /docs/player/api
import {Player} from '@remotion/player';

export const Preview: React.FC<{title: string}> = ({title}) => (
  <Player
    component={() => <h1>{title}</h1>}
    durationInFrames={120}
    fps={30}
    compositionWidth={1280}
    compositionHeight={720}
  />
);
