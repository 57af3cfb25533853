// finds: static-file-path, says: forward slashes
// from: /docs/staticfile
import {staticFile} from 'remotion';

export const photo = staticFile('photos\\team.jpg');
