// finds: @remotion/staticfile-no-relative, says: relative path
// from: /docs/staticfile-relative-paths
import {Img, staticFile} from 'remotion';

export const Logo: React.FC = () => <Img src={staticFile('./logo.png')} />;
