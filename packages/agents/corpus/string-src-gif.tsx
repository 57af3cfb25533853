// finds: static-file-path, says: staticFile
// from: /docs/gif
import {Gif} from '@remotion/gif';

export const Sticker: React.FC = () => <Gif src="/sticker.gif" width={300} height={300} />;
