import {RenderInternals, validateOutputFilename} from '@remotion/renderer';
import {validateQualitySettings} from '@remotion/renderer/dist/crf.js';
import {validateSelectedPixelFormatAndImageFormatCombination} from '@remotion/renderer/dist/image-format.js';
import {validateSelectedPixelFormatAndCodecCombination} from '@remotion/renderer/dist/pixel-format.js';
import {validateSelectedCodecAndProResCombination} from '@remotion/renderer/dist/prores-profile.js';
import {validateEveryNthFrame} from '@remotion/renderer/dist/validate-every-nth-frame.js';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {collectConsole} from '../../../packages/claims/collectConsole.ts';

claim('By default, Remotion renders an MP4 with the H.264 codec', () => {
  expect(RenderInternals.DEFAULT_CODEC).toBe('h264');
  expect(RenderInternals.getFileExtensionFromCodec('h264', 'final')).toBe('mp4');
});

claim('To get a VP9 video, or an H.265 video in an MP4 file, pass the codec and leave out the file extension.', () => {
  expect(RenderInternals.getFileExtensionFromCodec('vp9', 'final')).toBe('webm');
  expect(RenderInternals.getFileExtensionFromCodec('h265', 'final')).toBe('mp4');
});

claim("If the extension doesn't match the codec, the render fails.", () => {
  expect(() => validateOutputFilename('h264', 'webm')).toThrow('When using the H264 codec');
  expect(() => validateOutputFilename('vp8', 'mp4')).toThrow('When using the VP8 codec');
  expect(() => validateOutputFilename('gif', 'mp4')).toThrow('When using the GIF codec');
});

claim('"crf" and "videoBitrate" can not both be set. Choose one of either.', () => {
  expect(() => validateQualitySettings({codec: 'h264', crf: 20, videoBitrate: '4M'})).toThrow(
    '"crf" and "videoBitrate" can not both be set. Choose one of either.',
  );
});

claim("CRF | A number in the codec's range | CRF must be between 1 and 51 for codec h264. Passed: 60", () => {
  expect(() => validateQualitySettings({codec: 'h264', crf: 60, videoBitrate: null})).toThrow(
    'CRF must be between 1 and 51 for codec h264. Passed: 60',
  );
  expect(() => validateQualitySettings({codec: 'vp8', crf: 3, videoBitrate: null})).toThrow(
    'CRF must be between 4 and 63 for codec vp8. Passed: 3',
  );
});

claim('CRF above 0 | A codec that supports it | The "prores" codec does not support the --crf option.', () => {
  expect(() => validateQualitySettings({codec: 'prores', crf: 10, videoBitrate: null})).toThrow(
    'The "prores" codec does not support the --crf option.',
  );
});

claim('"videoBitrate" must end in "K", "k" or "M", but got "4000000"', () => {
  expect(() => RenderInternals.validateBitrate('4000000', 'videoBitrate')).toThrow(
    '"videoBitrate" must end in "K", "k" or "M", but got "4000000"',
  );
  for (const bitrate of ['4M', '512K', '512k']) {
    expect(() => RenderInternals.validateBitrate(bitrate, 'videoBitrate')).not.toThrow();
  }
});

claim(
  'You have set a ProRes profile but the codec is "h264". Set the codec to "prores" or remove the ProRes profile.',
  () => {
    expect(() => validateSelectedCodecAndProResCombination({codec: 'h264', proResProfile: 'hq'})).toThrow(
      'You have set a ProRes profile but the codec is "h264". Set the codec to "prores" or remove the ProRes profile.',
    );
  },
);

claim("Pixel format was set to 'yuva420p' but codec is not 'vp8' or 'vp9'.", () => {
  expect(() => validateSelectedPixelFormatAndCodecCombination('yuva420p', 'h264')).toThrow(
    "Pixel format was set to 'yuva420p' but codec is not 'vp8' or 'vp9'.",
  );
  for (const codec of ['vp8', 'vp9'] as const) {
    expect(() => validateSelectedPixelFormatAndCodecCombination('yuva420p', codec)).not.toThrow();
  }
});

claim("Pixel format was set to 'yuva420p' but the image format is not PNG.", () => {
  for (const format of ['yuva420p', 'yuva444p10le'] as const) {
    expect(() => validateSelectedPixelFormatAndImageFormatCombination(format, 'jpeg')).toThrow(
      `Pixel format was set to '${format}' but the image format is not PNG.`,
    );
    expect(() => validateSelectedPixelFormatAndImageFormatCombination(format, 'png')).not.toThrow();
  }
});

claim('When using the VP9 codec, the output filename must end in .webm.', () => {
  expect(() => validateOutputFilename('vp9', 'mp4')).toThrow(
    'When using the VP9 codec, the output filename must end in .webm.',
  );
});

claim(
  'Codec error: You are trying to render a video with a H264 codec that has a width of 1281px, which is an uneven number.',
  () => {
    const size = {width: 1281, height: 720, scale: 1} as const;
    expect(() => RenderInternals.validateEvenDimensionsWithCodec({...size, codec: 'h264'})).toThrow(
      'Codec error: You are trying to render a video with a H264 codec that has a width of 1281px, which is an uneven number.',
    );
    expect(() => RenderInternals.validateEvenDimensionsWithCodec({...size, codec: 'h265'})).toThrow('H265 codec');
    expect(() => RenderInternals.validateEvenDimensionsWithCodec({...size, codec: 'vp8'})).not.toThrow();
  },
);

claim('"everyNthFrame" can only be set if "codec" is set to "gif". The codec is "h264"', () => {
  expect(() => validateEveryNthFrame(2, 'h264')).toThrow(
    '"everyNthFrame" can only be set if "codec" is set to "gif". The codec is "h264"',
  );
  for (const codec of ['gif', 'h264-mkv'] as const) {
    expect(() => validateEveryNthFrame(2, codec)).not.toThrow();
  }
  expect(() => validateEveryNthFrame(1, 'h264')).not.toThrow();
});

claim('JPEG quality | 0 to 100 | Quality option must be between 0 and 100.', () => {
  for (const quality of [-1, 101]) {
    expect(() => RenderInternals.validateQuality(quality)).toThrow('Quality option must be between 0 and 100.');
  }
  for (const quality of [0, 80, 100]) {
    expect(() => RenderInternals.validateQuality(quality)).not.toThrow();
  }
});

claim('Remotion checks whether the scaled width and the original height are even.', () => {
  const check = (width: number, height: number, scale: number) =>
    RenderInternals.validateEvenDimensionsWithCodec({width, height, scale, codec: 'h264'});
  expect(() => check(100, 50, 0.5)).not.toThrow();
  expect(() => check(50, 100, 0.5)).toThrow('width of 25px');
  expect(() => check(100, 51, 2)).toThrow('height of 102px');
});

claim("A video bitrate isn't an error for ProRes and for the audio codecs.", () => {
  const warnings = collectConsole('warn');
  for (const codec of ['prores', 'mp3', 'aac', 'wav'] as const) {
    expect(validateQualitySettings({codec, crf: undefined, videoBitrate: '4M'})).toEqual([]);
  }
  expect(warnings[0]).toBe('ProRes does not support videoBitrate. Ignoring.');
  expect(warnings).toHaveLength(4);
});
