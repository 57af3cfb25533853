// finds: @remotion/no-string-assets, says: local assets
// from: /docs/staticfile
import {Img} from 'remotion';

export const Logo: React.FC = () => <Img src="logo.png" />;
