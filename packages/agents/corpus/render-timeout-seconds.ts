// finds: render-settings, says: milliseconds
// from: /docs/timeout
import {renderMedia} from '@remotion/renderer';
import type {TCompMetadata} from 'remotion';

export const render = (serveUrl: string, composition: TCompMetadata) =>
  renderMedia({serveUrl, composition, codec: 'h264', timeoutInMilliseconds: 60, outputLocation: 'out/video.mp4'});
