import {
  validateOutputFilename,
  validateSelectedPixelFormatAndImageFormatCombination,
  validImageFormats,
} from '@remotion/renderer';
import {describe, expect, test} from 'vitest';

describe('validators', () => {
  test('validateOutputFilename() compares codec and extension', () => {
    expect(validateOutputFilename('prores', 'mkv')).toBeUndefined();
    expect(() => validateOutputFilename('vp9', 'mp4')).toThrow(
      'When using the VP9 codec, the output filename must end in .webm.',
    );
    expect(() => validateOutputFilename('aac', null)).toThrow(
      "When using the 'aac' codec, the output must end in one of those extensions: .aac, .3gp, .m4a, .m4b, .mpg, .mpeg",
    );
  });

  test('validateSelectedPixelFormatAndImageFormatCombination() requires PNGs for transparency', () => {
    expect(validImageFormats).toEqual(['png', 'jpeg', 'none']);
    expect(validateSelectedPixelFormatAndImageFormatCombination('yuva420p', 'png')).toBe('valid');
    expect(validateSelectedPixelFormatAndImageFormatCombination('yuva420p', 'none')).toBe('none');
    expect(() => validateSelectedPixelFormatAndImageFormatCombination('yuva444p10le', 'jpeg')).toThrow(
      "Pixel format was set to 'yuva444p10le' but the image format is not PNG. To render transparent videos, you need to set PNG as the image format.",
    );
  });
});
