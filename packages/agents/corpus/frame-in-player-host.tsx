// finds: player-context, says: part of the video
// from: /docs/player/best-practices
import {Player} from '@remotion/player';
import {useCurrentFrame} from 'remotion';

const Title: React.FC = () => <h1>Hello</h1>;

export const App: React.FC = () => {
  const frame = useCurrentFrame();

  return (
    <div>
      <p>Frame {frame}</p>
      <Player component={Title} durationInFrames={120} fps={30} compositionWidth={1280} compositionHeight={720} />
    </div>
  );
};
