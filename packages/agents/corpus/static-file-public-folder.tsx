// finds: static-file-path, says: public/public
// from: /docs/staticfile
import {Img, staticFile} from 'remotion';

export const Logo: React.FC = () => <Img src={staticFile('public/logo.png')} />;
