// finds: render-settings, says: between 1 and 51
// from: /docs/encoding
import {renderMedia} from '@remotion/renderer';
import type {TCompMetadata} from 'remotion';

export const render = (serveUrl: string, composition: TCompMetadata) =>
  renderMedia({serveUrl, composition, codec: 'h264', crf: 60, outputLocation: 'out/video.mp4'});
