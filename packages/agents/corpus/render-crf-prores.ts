// finds: render-settings, says: doesn't support a CRF
// from: /docs/encoding
import {renderMedia} from '@remotion/renderer';
import type {TCompMetadata} from 'remotion';

export const render = (serveUrl: string, composition: TCompMetadata) =>
  renderMedia({serveUrl, composition, codec: 'prores', crf: 18, outputLocation: 'out/video.mov'});
