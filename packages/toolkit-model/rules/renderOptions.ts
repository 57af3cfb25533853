import {codecs, imageFormats, pixelFormats, proResProfiles} from './codecs.ts';

/** A render option with its names on the command line, in the configuration file and in Node.js. */
export type RenderOption = {
  /** The name of the option of `renderMedia()`. */
  readonly name: string;
  readonly flag: string;
  /** The setter of the configuration file, or null if there is none. */
  readonly setter: string | null;
  /** Why the setter doesn't have the expected effect, if that's the case. */
  readonly setterProblem?: string;
  /** Whether `renderMediaOnLambda()` has an option with this name. */
  readonly lambda: boolean;
  /** A description in one sentence. */
  readonly about: string;
  readonly field: Field;
};

/** The type of input. */
export type Field =
  | {readonly kind: 'choice'; readonly values: readonly string[]}
  | {readonly kind: 'number'; readonly placeholder: string}
  | {readonly kind: 'text'; readonly placeholder: string}
  | {readonly kind: 'range'; readonly placeholder: string}
  | {readonly kind: 'switch'};

/** The render options that are available in more than one place, in the order in which you'd usually set them. */
export const renderOptions: readonly RenderOption[] = [
  {
    name: 'codec',
    flag: '--codec',
    setter: 'Config.Output.setCodec',
    lambda: true,
    about: 'How the video and audio are encoded. This determines the file type.',
    field: {kind: 'choice', values: codecs.map(({codec}) => codec)},
  },
  {
    name: 'crf',
    flag: '--crf',
    setter: 'Config.Output.setCrf',
    lambda: true,
    about: 'Constant rate factor. Lower values mean better quality and larger files. The range depends on the codec.',
    field: {kind: 'number', placeholder: '18'},
  },
  {
    name: 'videoBitrate',
    flag: '--video-bitrate',
    setter: 'Config.Output.setVideoBitrate',
    lambda: true,
    about: 'The number of bits per second of video. Use it instead of a CRF.',
    field: {kind: 'text', placeholder: '4M'},
  },
  {
    name: 'audioBitrate',
    flag: '--audio-bitrate',
    setter: 'Config.Output.setAudioBitrate',
    lambda: true,
    about: 'The number of bits per second of audio.',
    field: {kind: 'text', placeholder: '192K'},
  },
  {
    name: 'pixelFormat',
    flag: '--pixel-format',
    setter: 'Config.Output.setPixelFormat',
    lambda: true,
    about: 'How colors are stored. Formats that start with yuva support transparency.',
    field: {kind: 'choice', values: pixelFormats},
  },
  {
    name: 'proResProfile',
    flag: '--prores-profile',
    setter: 'Config.Output.setProResProfile',
    lambda: true,
    about: 'The quality of ProRes, from proxy to 4444-xq.',
    field: {kind: 'choice', values: proResProfiles},
  },
  {
    name: 'imageFormat',
    flag: '--image-format',
    setter: 'Config.Rendering.setImageFormat',
    lambda: true,
    about: 'The format of the frames before they are encoded. Only PNG supports transparency.',
    field: {kind: 'choice', values: imageFormats},
  },
  {
    name: 'quality',
    flag: '--quality',
    setter: 'Config.Rendering.setQuality',
    lambda: true,
    about: 'The quality of JPEG frames, from 0 to 100.',
    field: {kind: 'number', placeholder: '80'},
  },
  {
    name: 'scale',
    flag: '--scale',
    setter: 'Config.Rendering.setScale',
    lambda: true,
    about: 'The factor by which the width and height of the output are multiplied.',
    field: {kind: 'number', placeholder: '1'},
  },
  {
    name: 'frameRange',
    flag: '--frames',
    setter: 'Config.Rendering.setFrameRange',
    lambda: true,
    about: 'The frames to render: the first and last frame, or a single frame.',
    field: {kind: 'range', placeholder: '0-89'},
  },
  {
    name: 'everyNthFrame',
    flag: '--every-nth-frame',
    setter: 'Config.Rendering.setEveryNthFrame',
    lambda: true,
    about: 'Skips frames of a GIF. For example, 2 renders every second frame.',
    field: {kind: 'number', placeholder: '1'},
  },
  {
    name: 'numberOfGifLoops',
    flag: '--number-of-gif-loops',
    setter: 'Config.Rendering.setNumberOfGifLoops',
    lambda: true,
    about:
      'How often a GIF repeats after it has played once. By default, it loops forever. Other codecs ignore this option.',
    field: {kind: 'number', placeholder: '0'},
  },
  {
    name: 'muted',
    flag: '--muted',
    setter: 'Config.Rendering.setMuted',
    setterProblem: 'has no effect in 3.2.44, because the default of --muted overrides it',
    lambda: true,
    about: 'Renders without audio.',
    field: {kind: 'switch'},
  },
  {
    name: 'enforceAudioTrack',
    flag: '--enforce-audio-track',
    setter: 'Config.Rendering.setEnforceAudioTrack',
    setterProblem: 'has no effect in 3.2.44, because the default of --enforce-audio-track overrides it',
    lambda: false,
    about: 'Adds a silent audio track if the video has no audio.',
    field: {kind: 'switch'},
  },
  {
    name: 'concurrency',
    flag: '--concurrency',
    setter: 'Config.Rendering.setConcurrency',
    lambda: false,
    about: 'The number of browser tabs that render in parallel, from 1 to the number of CPU cores.',
    field: {kind: 'number', placeholder: '2'},
  },
  {
    name: 'timeoutInMilliseconds',
    flag: '--timeout',
    setter: 'Config.Puppeteer.setTimeoutInMilliseconds',
    lambda: true,
    about: 'How long a frame may wait for delayRender(), in milliseconds. The minimum is 7000.',
    field: {kind: 'number', placeholder: '30000'},
  },
];
