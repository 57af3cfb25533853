// finds: input-props, says: inputProps of the Player
// from: /docs/get-input-props
import {Player} from '@remotion/player';
import {getInputProps} from 'remotion';

const Title: React.FC = () => <h1>{String(getInputProps().title)}</h1>;

export const App: React.FC = () => (
  <Player
    component={Title}
    inputProps={{title: 'Hi'}}
    durationInFrames={120}
    fps={30}
    compositionWidth={1280}
    compositionHeight={720}
  />
);
