// finds: typescript/2322, says: loop
// from: /docs/offthreadvideo
import {OffthreadVideo, staticFile} from 'remotion';

export const Waves: React.FC = () => <OffthreadVideo loop src={staticFile('waves.mp4')} />;
