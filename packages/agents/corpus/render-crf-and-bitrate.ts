// finds: render-settings, says: Set only one
// from: /docs/encoding
import {renderMedia} from '@remotion/renderer';
import type {TCompMetadata} from 'remotion';

export const render = (serveUrl: string, composition: TCompMetadata) =>
  renderMedia({serveUrl, composition, codec: 'h264', crf: 18, videoBitrate: '4M', outputLocation: 'out/video.mp4'});
