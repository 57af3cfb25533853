import type {ImageFormat, PixelFormat, ProResProfile} from './codecs.ts';

/** What one can choose for a render of a video, as far as the choices can contradict each other. */
export interface RenderSettings {
  readonly codec: string;
  readonly imageFormat?: ImageFormat;
  readonly pixelFormat?: PixelFormat;
  readonly crf?: number;
  /** A number with K or M behind it. */
  readonly videoBitrate?: string;
  readonly proResProfile?: ProResProfile;
  /** 0 to 100, of JPEG frames. */
  readonly quality?: number;
  /** Factor of width and height. */
  readonly scale?: number;
  /** Pixels, before the scale. */
  readonly width: number;
  /** Pixels, before the scale. */
  readonly height: number;
  readonly everyNthFrame?: number;
  /** Ending of the file that is written, without its dot. */
  readonly extension?: string;
}
