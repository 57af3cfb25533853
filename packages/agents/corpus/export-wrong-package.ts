// finds: typescript/2305, says: @remotion/media-utils
// from: public issues
import {getVideoMetadata} from 'remotion';

export const read = (src: string) => getVideoMetadata(src);
