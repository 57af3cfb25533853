import type {Composition} from '../frame/FrameMessage';
import type {Runner} from '../run/Runner';
import {encodeGif} from './encodeGif';
import {encodeVideo} from './encodeVideo';
import type {ExportFormat} from './exportFormats';
import {paint} from './paint';

export interface ExportJob {
  readonly format: ExportFormat;
  readonly composition: Pick<Composition, 'width' | 'height' | 'fps' | 'durationInFrames'>;
  readonly capture: Runner['capture'];
  /** Part of the composition's size: 1 or 0.5. */
  readonly scale: number;
  /** For a picture: which. */
  readonly frame: number;
  readonly onProgress: (done: number, all: number) => void;
  readonly signal: AbortSignal;
}

/** A picture of each frame that is wanted, and the size of all. */
export interface Frames {
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  readonly count: number;
  /** Paints a frame onto the one canvas of the job and gives it. */
  readonly paint: (index: number) => Promise<HTMLCanvasElement>;
}

/** Writes a file of the running code, frame by frame. Rejects with words for the reader, or because it was cancelled. */
export const exportVideo = async (job: ExportJob): Promise<Blob> => {
  const {format, composition, capture, scale, frame, onProgress, signal} = job;
  const {fps, durationInFrames} = composition;
  // Video codecs take no odd sizes.
  const even = (pixels: number): number => Math.max(2, Math.round((pixels * scale) / 2) * 2);
  const [width, height] = [even(composition.width), even(composition.height)];
  const canvas = document.createElement('canvas');
  Object.assign(canvas, {width, height});
  const picture = async (index: number): Promise<HTMLCanvasElement> => {
    signal.throwIfAborted();
    paint(canvas, await capture(index, scale));
    signal.throwIfAborted();
    return canvas;
  };
  if (format === 'png') return toPng(await picture(frame));

  // Players slow down GIFs with more than 50 pictures a second.
  const step = format === 'gif' ? Math.ceil(fps / 50) : 1;
  const count = Math.ceil(durationInFrames / step);
  const frames: Frames = {
    ...{width, height, fps: fps / step, count},
    paint: async (index) => {
      const painted = await picture(index * step);
      onProgress(index + 1, count);
      return painted;
    },
  };
  return format === 'gif' ? encodeGif(frames) : encodeVideo(frames, format);
};

const toPng = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be written.')))),
  );
