// finds: render-settings, says: image format png
// from: /docs/transparent-videos
import {renderMedia} from '@remotion/renderer';
import type {TCompMetadata} from 'remotion';

export const render = (serveUrl: string, composition: TCompMetadata) =>
  renderMedia({serveUrl, composition, codec: 'vp8', pixelFormat: 'yuva420p', outputLocation: 'out/a.webm'});
