// finds: @remotion/staticfile-no-remote, says: remote URL
// from: /docs/staticfile-remote-urls
import {Img, staticFile} from 'remotion';

export const Logo: React.FC = () => <Img src={staticFile('https://example.com/logo.png')} />;
