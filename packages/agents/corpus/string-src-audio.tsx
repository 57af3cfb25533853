// finds: @remotion/no-string-assets, says: local assets
// from: /docs/staticfile
import {Audio} from 'remotion';

export const Music: React.FC = () => <Audio src="/music.mp3" />;
