// finds: render-settings, says: must end in
// from: /docs/encoding
import {renderMedia} from '@remotion/renderer';
import type {TCompMetadata} from 'remotion';

export const render = (serveUrl: string, composition: TCompMetadata) =>
  renderMedia({serveUrl, composition, codec: 'vp8', outputLocation: 'out/video.mp4'});
