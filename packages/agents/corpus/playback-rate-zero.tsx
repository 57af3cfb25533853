// finds: media-props, says: greater than 0
// from: /docs/video
import {staticFile, Video} from 'remotion';

export const Still: React.FC = () => <Video src={staticFile('clip.webm')} playbackRate={0} />;
