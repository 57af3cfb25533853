import {
  BufferTarget,
  CanvasSource,
  Mp4OutputFormat,
  Output,
  QUALITY_HIGH,
  WebMOutputFormat,
  getFirstEncodableVideoCodec,
} from 'mediabunny';
import type {Frames} from './exportVideo';

const kinds = {
  webm: {codecs: ['vp9', 'vp8'], names: 'VP9 or VP8', type: 'video/webm', create: () => new WebMOutputFormat()},
  mp4: {
    codecs: ['avc'],
    names: 'H.264',
    type: 'video/mp4',
    create: () => new Mp4OutputFormat({fastStart: 'in-memory'}),
  },
} as const;

/** Writes a video without sound with the browser's own encoder. Rejects when it has none. */
export const encodeVideo = async (frames: Frames, kind: keyof typeof kinds): Promise<Blob> => {
  const {codecs, names, type, create} = kinds[kind];
  const {width, height, fps, count} = frames;
  const codec = await getFirstEncodableVideoCodec([...codecs], {width, height});
  if (codec === null)
    throw new Error(`This browser can’t write ${names} at ${width} × ${height}. Choose another format.`);
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
  if (!target.buffer) throw new Error('The video could not be written.');
  return new Blob([target.buffer], {type});
};
