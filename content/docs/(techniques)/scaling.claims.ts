import {validateEvenDimensionsWithCodec} from '@remotion/renderer/dist/validate-even-dimensions-with-codec.js';
import {validateScale} from '@remotion/renderer/dist/validate-scale.js';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';

/** Checks a size as the renderer does before it renders H.264. */
function check(width: number, height: number, scale: number): void {
  validateEvenDimensionsWithCodec({width, height, scale, codec: 'h264'});
}

claim('The default scale is 1, and you can use any number above 0, up to 16.', () => {
  for (const scale of [1, 0.01, 16, undefined]) {
    expect(() => validateScale(scale as number)).not.toThrow();
  }
  for (const scale of [0, -1, 16.1, NaN, Infinity]) {
    expect(() => validateScale(scale)).toThrow();
  }
});

claim('1920x1080 | 2 | 3840x2160', () => {
  expect(() => check(1920, 1080, 2)).not.toThrow();
  expect([1920 * 2, 1080 * 2]).toEqual([3840, 2160]);
});

claim('1280x720 | 1.5 | 1920x1080', () => {
  expect(() => check(1280, 720, 1.5)).not.toThrow();
  expect([1280 * 1.5, 720 * 1.5]).toEqual([1920, 1080]);
});

claim('1920x1080 | 0.5 | 960x540', () => {
  expect(() => check(1920, 1080, 0.5)).not.toThrow();
  expect([1920 * 0.5, 1080 * 0.5]).toEqual([960, 540]);
});

claim('1920x1080 | 0.25 | 480x270', () => {
  expect(() => check(1920, 1080, 0.25)).not.toThrow();
  expect([1920 * 0.25, 1080 * 0.25]).toEqual([480, 270]);
});

claim('1920x1080 | 0.6666666666666666 | 1280x720', () => {
  expect(() => check(1920, 1080, 0.6666666666666666)).not.toThrow();
  expect([1920 * 0.6666666666666666, 1080 * 0.6666666666666666]).toEqual([1280, 720]);
  expect(() => check(1920, 1080, 0.667)).toThrow();
});

claim('1280x720 | 0.33 | Fails, because it would be 422.4 pixels wide', () => {
  expect(() => check(1280, 720, 0.33)).toThrow('width of 422.4');
});

claim('In Node.js and in the configuration file, you can write 2 / 3.', () => {
  expect(2 / 3).toBe(0.6666666666666666);
});

claim('"scale" must be smaller or equal than 16, but is 17 | The scale is too large.', () => {
  expect(() => validateScale(17)).toThrow('"scale" must be smaller or equal than 16, but is 17');
});

claim('"scale" must be bigger than 0, but is 0 | The scale is 0 or negative.', () => {
  expect(() => validateScale(0)).toThrow('"scale" must be bigger than 0, but is 0');
  expect(() => validateScale(-2)).toThrow('"scale" must be bigger than 0, but is -2');
});

claim("The scaled width isn't an even number.", () => {
  expect(() => check(320, 180, 0.33)).toThrow(
    'Codec error: You are trying to render a video with a H264 codec that has a width of 105.60000000000001px, which is an uneven number.',
  );
});
