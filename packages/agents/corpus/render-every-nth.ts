// finds: render-settings, says: GIF
// from: /docs/render-as-gif
import {renderMedia} from '@remotion/renderer';
import type {TCompMetadata} from 'remotion';

export const render = (serveUrl: string, composition: TCompMetadata) =>
  renderMedia({serveUrl, composition, codec: 'h264', everyNthFrame: 2, outputLocation: 'out/video.mp4'});
