// finds: static-file-path, says: staticFile
// from: /docs/staticfile
import {OffthreadVideo} from 'remotion';

export const Interview: React.FC = () => <OffthreadVideo src="./interview.mp4" />;
