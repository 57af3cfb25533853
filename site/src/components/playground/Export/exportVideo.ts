import type {Composition} from '../../../../../packages/playground-core/SandboxMessage.ts';
import type {Runner} from '../run/Runner.ts';
import {encodeGif} from './encodeGif.ts';
import {encodeVideo} from './encodeVideo.ts';
import type {ExportFormat} from './exportFormats.ts';
import {paint} from './paint.ts';

export type ExportJob = {
  readonly format: ExportFormat;
  readonly composition: Pick<Composition, 'width' | 'height' | 'fps' | 'durationInFrames'>;
  readonly capture: Runner['capture'];
  /** Scale factor for the composition's size: 1 or 0.5. */
  readonly scale: number;
  /** For a still: the frame. */
  readonly frame: number;
  readonly onProgress: (done: number, all: number) => void;
  readonly signal: AbortSignal;
};

/** The image of each requested frame, and their size. */
export type Frames = {
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  readonly count: number;
  /** Renders a frame to the export's single canvas and returns the canvas. */
  readonly paint: (index: number) => Promise<HTMLCanvasElement>;
};

/** Exports the running code frame by frame. Rejects with a message for the reader, or if it was canceled. */
export async function exportVideo(job: ExportJob): Promise<Blob> {
  const {format, composition, capture, scale, frame, onProgress, signal} = job;
  const {fps, durationInFrames} = composition;
  // Video codecs don't support odd dimensions.
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
  if (format === 'png') {
    return toPng(await picture(frame));
  }

  // Players slow down GIFs with more than 50 frames per second.
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
}

function toPng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) =>
      blob ? resolve(blob) : reject(new Error('The browser couldn’t create the PNG. Choose a smaller size.')),
    ),
  );
}
