// finds: media-props, says: loop
// from: /docs/audio
import {Audio, staticFile} from 'remotion';

export const Beat: React.FC = () => <Audio loop src={staticFile('beat.wav')} startFrom={30} endAt={90} />;
