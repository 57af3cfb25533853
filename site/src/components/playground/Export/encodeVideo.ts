import {
  BufferTarget,
  CanvasSource,
  Mp4OutputFormat,
  Output,
  QUALITY_HIGH,
  WebMOutputFormat,
  getFirstEncodableVideoCodec,
} from 'mediabunny';
import type {Frames} from './exportVideo.ts';

const kinds = {
  webm: {codecs: ['vp9', 'vp8'], names: 'VP9 or VP8', type: 'video/webm', create: () => new WebMOutputFormat()},
  mp4: {
    codecs: ['avc'],
    names: 'H.264',
    type: 'video/mp4',
    create: () => new Mp4OutputFormat({fastStart: 'in-memory'}),
  },
} as const;

/** Encodes a video without sound with the browser's encoder. Rejects if the browser doesn't have one. */
export async function encodeVideo(frames: Frames, kind: keyof typeof kinds): Promise<Blob> {
  const {codecs, names, type, create} = kinds[kind];
  const {width, height, fps, count} = frames;
  const codec = await getFirstEncodableVideoCodec([...codecs], {width, height});
  if (codec === null) {
    throw new Error(
      `This browser can’t encode ${names} at ${width} × ${height}. Choose another format or a smaller size.`,
    );
  }
  const target = new BufferTarget();
  const output = new Output({format: create(), target});
  try {
    let source: CanvasSource | undefined;
    for (let index = 0; index < count; index++) {
      const canvas = await frames.paint(index);
      if (!source) {
        source = new CanvasSource(canvas, {codec, bitrate: QUALITY_HIGH});
        output.addVideoTrack(source, {frameRate: fps});
        await output.start();
      }
      await source.add(index / fps, 1 / fps);
    }
    await output.finalize();
  } catch (error) {
    await output.cancel();
    throw error;
  }
  if (!target.buffer) {
    throw new Error('The browser couldn’t create the video. Choose a smaller size or another format.');
  }
  return new Blob([target.buffer], {type});
}
