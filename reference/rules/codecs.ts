/** Pixel formats that the toolkit takes, in its order. */
export const pixelFormats = [
  'yuv420p',
  'yuva420p',
  'yuv422p',
  'yuv444p',
  'yuv420p10le',
  'yuv422p10le',
  'yuv444p10le',
  'yuva444p10le',
] as const;

export type PixelFormat = (typeof pixelFormats)[number];

/** ProRes profiles that the toolkit takes, in its order. */
export const proResProfiles = ['4444-xq', '4444', 'hq', 'standard', 'light', 'proxy'] as const;

export type ProResProfile = (typeof proResProfiles)[number];

/** Image formats of the frames; `none` is for audio. */
export const imageFormats = ['png', 'jpeg', 'none'] as const;

export type ImageFormat = (typeof imageFormats)[number];

/** What a codec of the toolkit is and can do. */
export interface CodecRule {
  readonly codec: string;
  /** Endings that a file may have, the usual one first. */
  readonly extensions: readonly string[];
  /** Encoder of FFmpeg for the pictures; null for audio alone. */
  readonly videoEncoder: string | null;
  /** Encoder of FFmpeg for the sound; null when there is none. */
  readonly audioEncoder: string | null;
  /** Constant rate factor: smaller is better and larger. Null where the codec has none. */
  readonly crf: {readonly min: number; readonly max: number; readonly preset: number} | null;
  /** What becomes of the CRF, where it does not do what it says; found by rendering. */
  readonly crfFault?: string;
  /** Pixel formats that FFmpeg 5.1 encodes; from another one, it takes the nearest of its own and warns. */
  readonly encodes: readonly PixelFormat[];
  /** Whether width and height must be even. */
  readonly evenSize: boolean;
  /** Whether Lambda renders it. */
  readonly lambda: boolean;
  /** Where such a file plays, in a few words. */
  readonly plays: string;
  /** What it is usually chosen for. */
  readonly use: string;
}

/** All codecs of the toolkit, in its order. `reference/rules/codecs.test.ts` compares them with the packages. */
export const codecs: readonly CodecRule[] = [
  {
    codec: 'h264',
    extensions: ['mp4', 'mkv'],
    videoEncoder: 'libx264',
    audioEncoder: 'aac',
    crf: {min: 1, max: 51, preset: 18},
    encodes: ['yuv420p', 'yuv422p', 'yuv444p', 'yuv420p10le', 'yuv422p10le', 'yuv444p10le'],
    evenSize: true,
    lambda: true,
    plays: 'All browsers, phones, social media',
    use: 'The default: videos that have to play everywhere',
  },
  {
    codec: 'h265',
    extensions: ['mp4', 'hevc'],
    videoEncoder: 'libx265',
    audioEncoder: 'aac',
    crf: {min: 0, max: 51, preset: 23},
    encodes: ['yuv420p', 'yuv422p', 'yuv444p', 'yuv420p10le', 'yuv422p10le', 'yuv444p10le'],
    evenSize: true,
    lambda: false,
    plays: 'Apple devices, newer televisions; few browsers elsewhere',
    use: 'Smaller files for players that you know',
  },
  {
    codec: 'vp8',
    extensions: ['webm'],
    videoEncoder: 'libvpx',
    audioEncoder: 'libopus',
    crf: {min: 4, max: 63, preset: 9},
    crfFault: 'hardly any effect, set a bitrate',
    encodes: ['yuv420p', 'yuva420p'],
    evenSize: false,
    lambda: true,
    plays: 'Browsers; with transparency in Chrome and Firefox',
    use: 'Transparent videos on web pages',
  },
  {
    codec: 'vp9',
    extensions: ['webm'],
    videoEncoder: 'libvpx-vp9',
    audioEncoder: 'libopus',
    crf: {min: 0, max: 63, preset: 28},
    encodes: ['yuv420p', 'yuva420p', 'yuv422p', 'yuv444p', 'yuv420p10le', 'yuv422p10le', 'yuv444p10le'],
    evenSize: false,
    lambda: false,
    plays: 'Browsers; with transparency in Chrome and Firefox',
    use: 'Web pages where VP8 is not sharp enough; slower to render',
  },
  {
    codec: 'mp3',
    extensions: ['mp3'],
    videoEncoder: null,
    audioEncoder: 'libmp3lame',
    crf: null,
    encodes: [],
    evenSize: false,
    lambda: true,
    plays: 'Everywhere',
    use: 'The sound alone, small',
  },
  {
    codec: 'aac',
    extensions: ['aac', '3gp', 'm4a', 'm4b', 'mpg', 'mpeg'],
    videoEncoder: null,
    audioEncoder: 'aac',
    crf: null,
    encodes: [],
    evenSize: false,
    lambda: true,
    plays: 'Almost everywhere',
    use: 'The sound alone, as it is in an MP4',
  },
  {
    codec: 'wav',
    extensions: ['wav'],
    videoEncoder: null,
    audioEncoder: 'pcm_s16le',
    crf: null,
    encodes: [],
    evenSize: false,
    lambda: true,
    plays: 'Everywhere, in large files',
    use: 'The sound alone, without loss, for editing',
  },
  {
    codec: 'prores',
    extensions: ['mov', 'mkv', 'mxf'],
    videoEncoder: 'prores_ks',
    audioEncoder: 'aac',
    crf: null,
    encodes: ['yuv422p10le', 'yuv444p10le', 'yuva444p10le'],
    evenSize: false,
    lambda: true,
    plays: 'Editing programs, QuickTime',
    use: 'Material that is edited further, also transparent',
  },
  {
    codec: 'h264-mkv',
    extensions: ['mkv'],
    videoEncoder: 'libx264',
    audioEncoder: 'pcm_s16le',
    crf: {min: 1, max: 51, preset: 18},
    encodes: ['yuv420p', 'yuv422p', 'yuv444p', 'yuv420p10le', 'yuv422p10le', 'yuv444p10le'],
    evenSize: true,
    lambda: true,
    plays: 'Programs that read Matroska',
    use: 'Chunks that are joined later',
  },
  {
    codec: 'gif',
    extensions: ['gif'],
    videoEncoder: 'gif',
    audioEncoder: null,
    crf: {min: 0, max: 51, preset: 23},
    crfFault: 'no effect',
    encodes: [],
    evenSize: false,
    lambda: true,
    plays: 'Wherever images do',
    use: 'Short loops in mails and READMEs',
  },
];

/** The codec that the ending of the output means on the command line, where `--codec` must agree with it. */
export const impliedCodec: Readonly<Record<string, string>> = {
  webm: 'vp8',
  hevc: 'h265',
  mp3: 'mp3',
  mov: 'prores',
  wav: 'wav',
  aac: 'aac',
  mkv: 'h264-mkv',
  gif: 'gif',
  mp4: 'h264',
  m4a: 'aac',
};
