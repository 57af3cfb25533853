import {codecs, imageFormats, pixelFormats, proResProfiles} from './codecs.ts';

/** One choice for a render, under the names that it has in the command, the configuration file and Node.js. */
export interface RenderOption {
  /** Name of the option of `renderMedia()`. */
  readonly name: string;
  readonly flag: string;
  /** Setter of the configuration file; null where there is none. */
  readonly setter: string | null;
  /** Why the setter does not do what its name says, where that is so. */
  readonly setterFault?: string;
  /** Whether `renderMediaOnLambda()` has an option of that name. */
  readonly lambda: boolean;
  /** What it decides, in a sentence. */
  readonly about: string;
  readonly field: Field;
}

/** What can be entered. */
export type Field =
  | {readonly kind: 'choice'; readonly values: readonly string[]}
  | {readonly kind: 'number'; readonly placeholder: string}
  | {readonly kind: 'text'; readonly placeholder: string}
  | {readonly kind: 'range'; readonly placeholder: string}
  | {readonly kind: 'switch'};

/** The options of a render that have a name in more than one place, in the order in which one thinks of them. */
export const renderOptions: readonly RenderOption[] = [
  {
    name: 'codec',
    flag: '--codec',
    setter: 'Config.Output.setCodec',
    lambda: true,
    about: 'How pictures and sound are encoded. It decides the kind of file.',
    field: {kind: 'choice', values: codecs.map(({codec}) => codec)},
  },
  {
    name: 'crf',
    flag: '--crf',
    setter: 'Config.Output.setCrf',
    lambda: true,
    about: 'Constant rate factor. Lower is better and larger; the range depends on the codec.',
    field: {kind: 'number', placeholder: '18'},
  },
  {
    name: 'videoBitrate',
    flag: '--video-bitrate',
    setter: 'Config.Output.setVideoBitrate',
    lambda: true,
    about: 'Bits for a second of pictures, instead of a CRF.',
    field: {kind: 'text', placeholder: '4M'},
  },
  {
    name: 'audioBitrate',
    flag: '--audio-bitrate',
    setter: 'Config.Output.setAudioBitrate',
    lambda: true,
    about: 'Bits for a second of sound.',
    field: {kind: 'text', placeholder: '192K'},
  },
  {
    name: 'pixelFormat',
    flag: '--pixel-format',
    setter: 'Config.Output.setPixelFormat',
    lambda: true,
    about: 'How colours are stored. The formats that begin with yuva have transparency.',
    field: {kind: 'choice', values: pixelFormats},
  },
  {
    name: 'proResProfile',
    flag: '--prores-profile',
    setter: 'Config.Output.setProResProfile',
    lambda: true,
    about: 'Quality of ProRes, from proxy to 4444-xq.',
    field: {kind: 'choice', values: proResProfiles},
  },
  {
    name: 'imageFormat',
    flag: '--image-format',
    setter: 'Config.Rendering.setImageFormat',
    lambda: true,
    about: 'What the frames are stored as before they are encoded. Only PNG keeps transparency.',
    field: {kind: 'choice', values: imageFormats},
  },
  {
    name: 'quality',
    flag: '--quality',
    setter: 'Config.Rendering.setQuality',
    lambda: true,
    about: 'Quality of JPEG frames, 0 to 100.',
    field: {kind: 'number', placeholder: '80'},
  },
  {
    name: 'scale',
    flag: '--scale',
    setter: 'Config.Rendering.setScale',
    lambda: true,
    about: 'Factor by which width and height of the output grow.',
    field: {kind: 'number', placeholder: '1'},
  },
  {
    name: 'frameRange',
    flag: '--frames',
    setter: 'Config.Rendering.setFrameRange',
    lambda: true,
    about: 'The frames to render: the first and the last, or one.',
    field: {kind: 'range', placeholder: '0-89'},
  },
  {
    name: 'everyNthFrame',
    flag: '--every-nth-frame',
    setter: 'Config.Rendering.setEveryNthFrame',
    lambda: true,
    about: 'Leaves out frames of a GIF: 2 keeps every second one.',
    field: {kind: 'number', placeholder: '1'},
  },
  {
    name: 'numberOfGifLoops',
    flag: '--number-of-gif-loops',
    setter: 'Config.Rendering.setNumberOfGifLoops',
    lambda: true,
    about: 'How often a GIF is repeated after it has played once. Without it, for ever. Other codecs ignore it.',
    field: {kind: 'number', placeholder: '0'},
  },
  {
    name: 'muted',
    flag: '--muted',
    setter: 'Config.Rendering.setMuted',
    setterFault: 'Has no effect in 3.2.44: the default of --muted overwrites it. Pass the flag.',
    lambda: true,
    about: 'Leaves out the sound.',
    field: {kind: 'switch'},
  },
  {
    name: 'enforceAudioTrack',
    flag: '--enforce-audio-track',
    setter: 'Config.Rendering.setEnforceAudioTrack',
    lambda: false,
    about: 'Adds a silent track when there is no sound.',
    field: {kind: 'switch'},
  },
  {
    name: 'concurrency',
    flag: '--concurrency',
    setter: 'Config.Rendering.setConcurrency',
    lambda: false,
    about: 'Browser tabs that draw at the same time, from 1 to the number of processor cores.',
    field: {kind: 'number', placeholder: '2'},
  },
  {
    name: 'timeoutInMilliseconds',
    flag: '--timeout',
    setter: 'Config.Puppeteer.setTimeoutInMilliseconds',
    lambda: true,
    about: 'Milliseconds that a frame may wait for delayRender(), at least 7000.',
    field: {kind: 'number', placeholder: '30000'},
  },
];
