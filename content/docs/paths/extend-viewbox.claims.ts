import * as paths from '@remotion/paths';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';

/** The implementation on the page. */
function extendViewBox(currentViewBox: string, scale: number): string {
  const numbers = currentViewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [left = 0, top = 0, width = 0, height = 0] = numbers;
  if (numbers.length !== 4 || numbers.some(Number.isNaN)) {
    throw new Error(`A viewBox consists of four numbers, but got "${currentViewBox}"`);
  }
  const newWidth = width * scale;
  const newHeight = height * scale;
  return [left - (newWidth - width) / 2, top - (newHeight - height) / 2, newWidth, newHeight].join(' ');
}

claim("The function isn't included in @remotion/paths 3.2.22", () => {
  expect(paths).not.toHaveProperty('extendViewBox');
});

claim('The extended viewBox, -10 -10 120 120, has enough space for it:', () => {
  expect(extendViewBox('0 0 100 100', 1.2)).toBe('-10 -10 120 120');
  // Half of the stroke of 16 is outside of the circle with a radius of 50.
  expect(50 + 16 / 2).toBeLessThanOrEqual(120 / 2);
});

claim('At 1, nothing changes.', () => {
  expect(extendViewBox('5 6 100 200', 1)).toBe('5 6 100 200');
});

claim('At 2, the SVG shows twice as much in each direction', () => {
  expect(extendViewBox('0 0 100 50', 2)).toBe('-50 -25 200 100');
});

claim("For example, extendViewBox('0 0 1000 1000', 2) returns -500 -500 2000 2000.", () => {
  expect(extendViewBox('0 0 1000 1000', 2)).toBe('-500 -500 2000 2000');
});

claim("If you pass a string that doesn't consist of four numbers, the function throws an error.", () => {
  for (const viewBox of ['', '0 0 100', 'a b c d']) {
    expect(() => extendViewBox(viewBox, 2)).toThrow('A viewBox consists of four numbers');
  }
});
