// finds: render-settings, says: vp8 or vp9
// from: /docs/transparent-videos
import {renderMedia} from '@remotion/renderer';
import type {TCompMetadata} from 'remotion';

export const render = (serveUrl: string, composition: TCompMetadata) =>
  renderMedia({
    serveUrl,
    composition,
    codec: 'h264',
    imageFormat: 'png',
    pixelFormat: 'yuva420p',
    outputLocation: 'out/a.mp4',
  });
