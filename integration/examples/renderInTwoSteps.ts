import path from 'node:path';
import {renderFrames, stitchFramesToVideo} from '@remotion/renderer';
import type {TCompMetadata} from 'remotion';

export const renderInTwoSteps = async (
  serveUrl: string,
  composition: TCompMetadata,
  framesDir: string,
  output: string,
): Promise<void> => {
  const {assetsInfo, frameCount} = await renderFrames({
    serveUrl,
    composition,
    inputProps: {},
    imageFormat: 'jpeg',
    outputDir: framesDir,
    onStart: (data) => console.log(`${data.frameCount} frames to render`),
    onFrameUpdate: (framesRendered) =>
      console.log(`${framesRendered} rendered`),
  });

  await stitchFramesToVideo({
    assetsInfo,
    dir: framesDir,
    width: composition.width,
    height: composition.height,
    fps: composition.fps,
    codec: 'h264',
    outputLocation: path.resolve(output),
    force: true,
    onProgress: (frame) => console.log(`${frame} of ${frameCount} encoded`),
  });
};
