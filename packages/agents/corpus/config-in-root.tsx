// finds: player-context, says: part of the video
// from: /docs/use-video-config
import {Composition, useVideoConfig} from 'remotion';

const Title: React.FC = () => <h1>Hello</h1>;

export const RemotionRoot: React.FC = () => {
  const {fps} = useVideoConfig();
  return <Composition id="Title" component={Title} width={1280} height={720} fps={fps} durationInFrames={60} />;
};
