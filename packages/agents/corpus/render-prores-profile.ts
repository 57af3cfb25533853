// finds: render-settings, says: prores
// from: /docs/encoding
import {renderMedia} from '@remotion/renderer';
import type {TCompMetadata} from 'remotion';

export const render = (serveUrl: string, composition: TCompMetadata) =>
  renderMedia({serveUrl, composition, codec: 'h264', proResProfile: '4444', outputLocation: 'out/video.mp4'});
