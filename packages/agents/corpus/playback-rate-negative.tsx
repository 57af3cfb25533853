// finds: media-props, says: playbackRate
// from: /docs/video
import {staticFile, Video} from 'remotion';

export const Rewind: React.FC = () => <Video src={staticFile('clip.webm')} playbackRate={-1} />;
