// finds: typescript/2322, says: TCompMetadata
// from: public issues
import {renderMedia} from '@remotion/renderer';

export const render = (serveUrl: string) =>
  renderMedia({serveUrl, composition: 'Main', codec: 'h264', outputLocation: 'out/video.mp4'});
