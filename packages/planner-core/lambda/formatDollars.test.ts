import {expect, test} from 'vitest';
import {formatDollars} from './formatDollars.ts';

test.each([
  [0, '0 USD'],
  [0.01218, '0.01218 USD'],
  [1, '1.00 USD'],
  [12.18444, '12.18 USD'],
  [1452.15703, '1,452.16 USD'],
])('returns %d as "%s"', (value, text) => {
  expect(formatDollars(value)).toBe(text);
});
