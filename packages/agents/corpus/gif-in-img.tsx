// finds: @remotion/use-gif-component, says: <Gif>
// from: /docs/gif
import {Img, staticFile} from 'remotion';

export const Applause: React.FC = () => <Img src={staticFile('applause.gif')} />;
