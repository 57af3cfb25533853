// finds: @remotion/warn-native-media-tag, says: <Audio
// from: /docs/audio
import {staticFile} from 'remotion';

export const Music: React.FC = () => <audio autoPlay src={staticFile('music.mp3')} />;
