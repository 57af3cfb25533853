// finds: @remotion/warn-native-media-tag, says: <Img
// from: /docs/img
import {AbsoluteFill, staticFile} from 'remotion';

export const Photo: React.FC = () => (
  <AbsoluteFill>
    <img src={staticFile('coast.webp')} />
  </AbsoluteFill>
);
