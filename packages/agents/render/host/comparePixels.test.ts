import {expect, test} from 'vitest';
import {comparePixels} from './comparePixels.ts';

const white = [255, 255, 255, 255];

test.each([
  ['equal images', [...white, ...white], [...white, ...white], 0],
  ['a difference that cannot be seen', white, [252, 255, 255, 255], 0],
  ['one pixel of two', [...white, ...white], [...white, 0, 0, 0, 255], 0.5],
  ['another size', white, [...white, ...white], 1],
  ['empty images', [], [], 0],
])('compares %s', (_, first, second, share) => {
  expect(comparePixels(new Uint8ClampedArray(first), new Uint8ClampedArray(second))).toBe(share);
});
