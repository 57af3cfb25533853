// finds: render-settings, says: PNG
// from: /docs/renderer/render-still
import {renderStill} from '@remotion/renderer';
import type {TCompMetadata} from 'remotion';

export const renderCover = (serveUrl: string, composition: TCompMetadata): Promise<void> =>
  renderStill({serveUrl, composition, output: 'out/cover.jpg'});
