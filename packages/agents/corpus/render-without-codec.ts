// finds: typescript/2345, says: codec
// from: /docs/renderer/render-media
import {renderMedia} from '@remotion/renderer';
import type {TCompMetadata} from 'remotion';

export const render = (serveUrl: string, composition: TCompMetadata) =>
  renderMedia({serveUrl, composition, outputLocation: 'out/video.mp4'});
