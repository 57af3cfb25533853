// finds: @remotion/staticfile-no-relative, says: relative path
// from: /docs/staticfile-relative-paths
import {Audio, staticFile} from 'remotion';

export const Music: React.FC = () => <Audio src={staticFile('../public/sound/music.mp3')} />;
