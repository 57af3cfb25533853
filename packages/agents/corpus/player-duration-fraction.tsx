// finds: player-props, says: whole number
// from: /docs/player/api
import {Player} from '@remotion/player';

const Title: React.FC = () => <h1>Hello</h1>;

export const Preview: React.FC = () => (
  <Player component={Title} durationInFrames={90.5} fps={30} compositionWidth={1280} compositionHeight={720} />
);
