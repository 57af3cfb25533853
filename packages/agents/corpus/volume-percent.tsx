// finds: media-props, says: between 0 and 1
// from: /docs/using-audio
import {Audio, staticFile} from 'remotion';

export const Music: React.FC = () => <Audio src={staticFile('music.mp3')} volume={50} />;
