// finds: @remotion/no-string-assets, says: local assets
// from: /docs/media-playback-error
import {Video} from 'remotion';

export const Interview: React.FC = () => <Video src="/interview.mp4" />;
