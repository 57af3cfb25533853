/** The pixel formats that Remotion accepts, in its order. */
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

/** The ProRes profiles that Remotion accepts, in its order. */
export const proResProfiles = ['4444-xq', '4444', 'hq', 'standard', 'light', 'proxy'] as const;

export type ProResProfile = (typeof proResProfiles)[number];

/** The image formats of the frames. `none` is for audio. */
export const imageFormats = ['png', 'jpeg', 'none'] as const;

export type ImageFormat = (typeof imageFormats)[number];

/** The properties of a codec. */
export type CodecRule = {
  readonly codec: string;
  /** The allowed file extensions, the usual one first. */
  readonly extensions: readonly string[];
  /** The FFmpeg encoder for the frames, or null for audio codecs. */
  readonly videoEncoder: string | null;
  /** The FFmpeg encoder for the audio, or null if there is no audio. */
  readonly audioEncoder: string | null;
  /** The constant rate factor. Lower values mean better quality and larger files. Null if the codec doesn't support it. */
  readonly crf: {readonly min: number; readonly max: number; readonly preset: number} | null;
  /** The actual effect of the CRF, if it differs from the expected one. Determined by rendering. */
  readonly crfProblem?: string;
  /** The pixel formats that FFmpeg 5.1 encodes. For any other format, it prints a warning and uses the closest one. */
  readonly encodes: readonly PixelFormat[];
  /** Whether the width and height need to be even. */
  readonly evenSize: boolean;
  /** Whether Lambda supports it. */
  readonly lambda: boolean;
  /** Where you can play such a file, in a few words. */
  readonly plays: string;
  /** What it's usually used for. */
  readonly use: string;
};

/** All codecs that Remotion supports, in its order. `rules.test.ts` compares them with the packages. */
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
    plays: 'All browsers, phones and social media',
    use: 'The default, for videos that need to play everywhere',
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
    plays: 'Apple devices and newer TVs, but only a few other browsers',
    use: 'Smaller files, if you know the player',
  },
  {
    codec: 'vp8',
    extensions: ['webm'],
    videoEncoder: 'libvpx',
    audioEncoder: 'libopus',
    crf: {min: 4, max: 63, preset: 9},
    crfProblem: 'hardly any effect, set a bitrate',
    encodes: ['yuv420p', 'yuva420p'],
    evenSize: false,
    lambda: true,
    plays: 'Browsers, with transparency in Chrome and Firefox',
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
    plays: 'Browsers, with transparency in Chrome and Firefox',
    use: 'Web pages that need better quality than VP8, at the cost of slower renders',
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
    use: 'Audio only, in a small file',
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
    use: 'Audio only, with the same codec as in an MP4',
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
    plays: 'Everywhere, but the files are large',
    use: 'Lossless audio for editing',
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
    plays: 'Video editors and QuickTime',
    use: 'Footage for further editing, with optional transparency',
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
    plays: 'Players that support Matroska',
    use: 'Chunks that are combined later',
  },
  {
    codec: 'gif',
    extensions: ['gif'],
    videoEncoder: 'gif',
    audioEncoder: null,
    crf: {min: 0, max: 51, preset: 23},
    crfProblem: 'no effect',
    encodes: [],
    evenSize: false,
    lambda: true,
    plays: 'Wherever images are displayed',
    use: 'Short loops in emails and READMEs',
  },
];

/** The codec that the CLI derives from the file extension. `--codec` can't contradict it. */
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
