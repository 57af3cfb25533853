// finds: @remotion/warn-native-media-tag, says: <Video
// from: /docs/video
import {staticFile} from 'remotion';

export const Intro: React.FC = () => <video autoPlay src={staticFile('intro.webm')} />;
