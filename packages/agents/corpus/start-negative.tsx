// finds: media-props, says: startFrom
// from: /docs/video
import {OffthreadVideo, staticFile} from 'remotion';

export const Clip: React.FC = () => <OffthreadVideo src={staticFile('clip.mp4')} startFrom={-30} />;
