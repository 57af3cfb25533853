// finds: typescript, says: compositionWidth
// from: /docs/player/api
import {Player} from '@remotion/player';

const Title: React.FC = () => <h1>Hello</h1>;

export const Preview: React.FC = () => <Player component={Title} durationInFrames={120} fps={30} />;
