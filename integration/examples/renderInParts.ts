import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {combineVideos, renderMedia} from '@remotion/renderer';
import type {TCompMetadata} from 'remotion';

export const renderInParts = async (
  serveUrl: string,
  composition: TCompMetadata,
  ranges: [number, number][],
  output: string,
): Promise<void> => {
  const filelistDir = mkdtempSync(path.join(tmpdir(), 'chunks-'));
  const files: string[] = [];

  for (const frameRange of ranges) {
    const file = path.join(filelistDir, `chunk-${files.length}.mkv`);
    await renderMedia({
      serveUrl,
      composition,
      codec: 'h264-mkv',
      frameRange,
      enforceAudioTrack: true,
      outputLocation: file,
    });
    files.push(file);
  }

  await combineVideos({
    files,
    filelistDir,
    output,
    codec: 'h264',
    fps: composition.fps,
    numberOfFrames: ranges.reduce(
      (sum, [first, last]) => sum + last - first + 1,
      0,
    ),
    numberOfGifLoops: null,
    onProgress: (frame) => console.log(`${frame} frames joined`),
  });
};
