// finds: render-settings, says: before it starts
// from: /docs/renderer/render-media
import {renderMedia} from '@remotion/renderer';
import type {TCompMetadata} from 'remotion';

export const render = (serveUrl: string, composition: TCompMetadata) =>
  renderMedia({serveUrl, composition, codec: 'h264', frameRange: [60, 30], outputLocation: 'out/video.mp4'});
