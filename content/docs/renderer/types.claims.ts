import {type Codec, type ProResProfile, RenderInternals} from '@remotion/renderer';
import {codecSupportsMedia} from '@remotion/renderer/dist/codec-supports-media.js';
import {getDefaultCrfForCodec, getValidCrfRanges} from '@remotion/renderer/dist/crf.js';
import {parseFfmpegVersion} from '@remotion/renderer/dist/ffmpeg-flags.js';
import {getAudioCodecName} from '@remotion/renderer/dist/get-audio-codec-name.js';
import {getProResProfileName} from '@remotion/renderer/dist/get-prores-profile-name.js';
import {validateSelectedPixelFormatAndCodecCombination} from '@remotion/renderer/dist/pixel-format.js';
import {validateSelectedPixelFormatAndImageFormatCombination} from '@remotion/renderer/dist/image-format.js';
import {validateSelectedCodecAndProResCombination} from '@remotion/renderer/dist/prores-profile.js';
import {warnAboutFfmpegVersion} from '@remotion/renderer/dist/warn-about-ffmpeg-version.js';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {collectConsole} from '../../../packages/claims/collectConsole.ts';

type Row = {
  readonly hasVideo: boolean;
  readonly audio: string | null;
  /** The smallest, the largest and the default CRF. */
  readonly crf: readonly [number, number, number] | null;
  readonly isTransparent: boolean;
  readonly isParallel: boolean;
  readonly needsEvenSize: boolean;
};

function acceptsOddSize(codec: Codec): boolean {
  try {
    RenderInternals.validateEvenDimensionsWithCodec({width: 101, height: 100, codec, scale: 1});
    return true;
  } catch {
    return false;
  }
}

function acceptsTransparency(codec: Codec): boolean {
  try {
    validateSelectedPixelFormatAndCodecCombination('yuva420p', codec);
    return true;
  } catch {
    return false;
  }
}

function expectRow(codec: Codec, {hasVideo, audio, crf, isTransparent, isParallel, needsEvenSize}: Row): void {
  const media = codecSupportsMedia(codec);
  expect(media).toEqual({video: hasVideo, audio: audio !== null});
  if (audio !== null) {
    expect(getAudioCodecName(codec)).toBe(audio);
  }
  expect([...getValidCrfRanges(codec), getDefaultCrfForCodec(codec)]).toEqual(crf ?? [0, 0, 0]);
  expect(acceptsTransparency(codec)).toBe(isTransparent);
  expect(RenderInternals.canUseParallelEncoding(codec)).toBe(isParallel);
  expect(acceptsOddSize(codec)).toBe(!needsEvenSize);
}

claim('h264 | Yes | AAC | 1 to 51, default 18 | No | Yes | Required', () => {
  expectRow('h264', {
    hasVideo: true,
    audio: 'aac',
    crf: [1, 51, 18],
    isTransparent: false,
    isParallel: true,
    needsEvenSize: true,
  });
});

claim('h265 | Yes | AAC | 0 to 51, default 23 | No | Yes | Required', () => {
  expectRow('h265', {
    hasVideo: true,
    audio: 'aac',
    crf: [0, 51, 23],
    isTransparent: false,
    isParallel: true,
    needsEvenSize: true,
  });
});

claim('vp8 | Yes | Opus | 4 to 63, default 9 | yuva420p | No | Not required', () => {
  expectRow('vp8', {
    hasVideo: true,
    audio: 'libopus',
    crf: [4, 63, 9],
    isTransparent: true,
    isParallel: false,
    needsEvenSize: false,
  });
});

claim('vp9 | Yes | Opus | 0 to 63, default 28 | yuva420p | No | Not required', () => {
  expectRow('vp9', {
    hasVideo: true,
    audio: 'libopus',
    crf: [0, 63, 28],
    isTransparent: true,
    isParallel: false,
    needsEvenSize: false,
  });
});

claim('prores | Yes | AAC | None | yuva444p10le with 4444 profiles | No | Not checked', () => {
  expectRow('prores', {
    hasVideo: true,
    audio: 'aac',
    crf: null,
    isTransparent: false,
    isParallel: false,
    needsEvenSize: false,
  });
});

claim('h264-mkv | Yes | PCM | 1 to 51, default 18 | No | Yes | Required', () => {
  expectRow('h264-mkv', {
    hasVideo: true,
    audio: 'pcm_s16le',
    crf: [1, 51, 18],
    isTransparent: false,
    isParallel: true,
    needsEvenSize: true,
  });
});

claim('gif | Yes | None | 0 to 51, default 23 | No | No | Not required', () => {
  expectRow('gif', {
    hasVideo: true,
    audio: null,
    crf: [0, 51, 23],
    isTransparent: false,
    isParallel: false,
    needsEvenSize: false,
  });
});

const audioOnly = {hasVideo: false, crf: null, isTransparent: false, isParallel: false, needsEvenSize: false} as const;

claim('mp3 | No | MP3 | None | No | No | Not required', () => {
  expectRow('mp3', {...audioOnly, audio: 'libmp3lame'});
});

claim('aac | No | AAC | None | No | No | Not required', () => {
  expectRow('aac', {...audioOnly, audio: 'aac'});
});

claim('wav | No | PCM | None | No | No | Not required', () => {
  expectRow('wav', {...audioOnly, audio: 'pcm_s16le'});
});

claim('A Codec, or undefined for the default codec, which is h264.', () => {
  expect(RenderInternals.DEFAULT_CODEC).toBe('h264');
});

claim("How a video's colors are stored. The default is yuv420p.", () => {
  expect(RenderInternals.DEFAULT_PIXEL_FORMAT).toBe('yuv420p');
});

claim('The two transparent formats require you to render the frames as PNG images.', () => {
  for (const format of RenderInternals.validPixelFormats) {
    const combine = (): unknown => validateSelectedPixelFormatAndImageFormatCombination(format, 'jpeg');
    if (format.startsWith('yuva')) {
      expect(combine).toThrow('the image format is not PNG');
    } else {
      expect(combine()).toBe('valid');
    }
  }
});

function getProfile(profile: ProResProfile | undefined): string | null {
  return getProResProfileName('prores', profile);
}

claim('FFmpeg receives the number as -profile:v.', () => {
  expect((['proxy', 'light', 'standard', 'hq', '4444', '4444-xq'] as const).map(getProfile)).toEqual([
    '0',
    '1',
    '2',
    '3',
    '4',
    '5',
  ]);
});

claim('hq, the default | 3 | No', () => {
  expect(getProfile('hq')).toBe('3');
  expect(getProfile(undefined)).toBe('3');
});

claim('Frames are counted from 0, and both ends are included.', () => {
  const frames = RenderInternals.getFramesToRender(RenderInternals.getRealFrameRange(60, [0, 29]), 1);
  expect([frames.at(0), frames.at(-1), frames.length]).toEqual([0, 29, 30]);
});

claim(
  "The values have to be whole numbers that are less than the composition's duration, and they can't be negative.",
  () => {
    expect(() => RenderInternals.getRealFrameRange(60, 60)).toThrow('must be between 0 and 59 but got 60');
    expect(() => RenderInternals.validateFrameRange(-1)).toThrow('non-negative');
    expect(() => RenderInternals.validateFrameRange([0, 1.5])).toThrow('integer');
  },
);

claim("If the version is older than 4.1, the renderer warns you that your video won't have sound.", () => {
  const warnings = collectConsole('warn');
  const check = (version: [number, number, number]): void =>
    warnAboutFfmpegVersion({ffmpegVersion: version, buildConf: ''}) as void;
  check([4, 1, 0]);
  check([6, 0, 0]);
  expect(warnings).toEqual([]);
  check([4, 0, 6]);
  expect(warnings.join()).toContain('Old FFMPEG version detected: 4.0.6');
  expect(warnings.join()).toContain('For audio support, you need at least version 4.1.0.');
});

claim("The major, minor and patch numbers of an FFmpeg version, or null if Remotion couldn't read it.", () => {
  expect(parseFfmpegVersion('ffmpeg version 5.1.6-0+deb12u1 Copyright')).toEqual([5, 1, 6]);
  expect(parseFfmpegVersion('ffmpeg version 6.0 Copyright')).toEqual([6, 0, 0]);
  expect(parseFfmpegVersion('ffmpeg version N-109542 Copyright')).toBeNull();
});

claim("The codec doesn't exist.", () => {
  expect(() => getDefaultCrfForCodec('av1' as Codec)).toThrow('Got unexpected codec "av1"');
});

claim("The pixel format doesn't exist.", () => {
  expect(() => validateSelectedPixelFormatAndCodecCombination('rgb24' as 'yuv420p', 'h264')).toThrow(
    'Value rgb24 is not valid as a pixel format.',
  );
});

claim("The profile doesn't exist. Choose one of the listed profiles.", () => {
  expect(() => validateSelectedCodecAndProResCombination({codec: 'prores', proResProfile: 'best' as 'hq'})).toThrow(
    'The ProRes profile "best" is not valid. Valid options are "4444-xq", "4444", "hq", "standard", "light", "proxy"',
  );
});

claim("The backend doesn't exist. Choose one of the listed backends.", () => {
  expect(() => RenderInternals.validateOpenGlRenderer('vulkan' as 'angle')).toThrow(
    'vulkan is not a valid GL backend. Accepted values: swangle, angle, egl, swiftshader',
  );
});
