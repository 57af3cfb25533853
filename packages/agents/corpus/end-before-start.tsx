// finds: media-props, says: endAt
// from: /docs/video
import {staticFile, Video} from 'remotion';

export const Clip: React.FC = () => <Video src={staticFile('clip.webm')} startFrom={120} endAt={60} />;
