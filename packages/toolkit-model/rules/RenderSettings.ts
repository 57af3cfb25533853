import type {ImageFormat, PixelFormat, ProResProfile} from './codecs.ts';

/** The settings of a render that can contradict each other. */
export type RenderSettings = {
  readonly codec: string;
  readonly imageFormat?: ImageFormat;
  readonly pixelFormat?: PixelFormat;
  readonly crf?: number;
  /** A number followed by K or M. */
  readonly videoBitrate?: string;
  readonly proResProfile?: ProResProfile;
  /** The quality of JPEG frames, from 0 to 100. */
  readonly quality?: number;
  /** The factor for the width and height. */
  readonly scale?: number;
  /** In pixels, before scaling. */
  readonly width: number;
  /** In pixels, before scaling. */
  readonly height: number;
  readonly everyNthFrame?: number;
  /** How often a GIF repeats. -1 plays it once. */
  readonly numberOfGifLoops?: number;
  /** The first and the last frame. */
  readonly frameRange?: readonly [number, number];
  /** The number of browser tabs. */
  readonly concurrency?: number;
  readonly timeoutInMilliseconds?: number;
  /** The extension of the output file, without the dot. */
  readonly extension?: string;
};
