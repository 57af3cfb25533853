import {expect, test} from 'vitest';
import {omitNoLonger} from './omitNoLonger.ts';

test.each([
  ['render no longer works', 'render   works'],
  ['make the video longer', 'make the video longer'],
  ['no longer', 'no longer'],
])('"%s" becomes "%s"', (text, rest) => {
  expect(omitNoLonger(text)).toBe(rest);
});
