import {deflateSync, strFromU8, strToU8} from 'fflate';
import type {PlaygroundProject} from './PlaygroundProject.ts';

/** Encodes a project for a URL: as JSON that is compressed with DEFLATE and encoded as URL-safe Base64. */
export function encodeProject(project: PlaygroundProject): string {
  const {files, width, height, fps, durationInFrames, props} = project;
  const packed = deflateSync(strToU8(JSON.stringify({files, width, height, fps, durationInFrames, props})), {level: 9});
  // One character a byte, as `btoa` takes it.
  return btoa(strFromU8(packed, true)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
