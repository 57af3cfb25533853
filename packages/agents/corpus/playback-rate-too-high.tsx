// finds: media-props, says: 16 times
// from: /docs/video
import {staticFile, Video} from 'remotion';

export const TooFast: React.FC = () => <Video src={staticFile('clip.webm')} playbackRate={20} />;
