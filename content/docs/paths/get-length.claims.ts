import {getLength, normalizePath} from '@remotion/paths';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';

claim('getLength() returns the length of an SVG path in the units of its coordinates:', () => {
  expect(getLength('M0 0 L300 0 L300 400')).toBe(700);
});

claim('so it also works in Node.js.', () => {
  expect(typeof document).toBe('undefined');
  expect(getLength('M0 0 L3 4')).toBe(5);
});

claim('It can contain absolute and relative commands.', () => {
  expect(getLength('m 5 5 l 10 0 v 10 h -10')).toBe(30);
  expect(getLength('M 5 5 L 15 5 V 15 H 5')).toBe(30);
});

claim(
  "If the path consists of several separate lines, the gaps between them aren't included, but the line that Z draws to close the path is.",
  () => {
    expect(getLength('M0 0 L10 0 M50 0 L60 0')).toBe(20);
    expect(getLength('M0 0 L10 0 L10 10 L0 10 Z')).toBe(40);
  },
);

claim('An empty path has a length of 0.', () => {
  expect(getLength('')).toBe(0);
});

claim('Malformed path data: "L" must have 2 elements and has 1: L1', () => {
  expect(() => getLength('M0 0 L1')).toThrow('Malformed path data: "L" must have 2 elements and has 1: L1');
});

claim(
  'Malformed path data: "A" must have 7 elements and has 5: A 5 5 0 0110 0 | The flags of an arc aren\'t separated by spaces, as in many minified SVGs. Pass the path to normalizePath() first, or add the spaces if several arcs share one A.',
  () => {
    const arc = 'M0 0 A 5 5 0 0110 0';
    expect(() => getLength(arc)).toThrow('Malformed path data: "A" must have 7 elements and has 5: A 5 5 0 0110 0');
    expect(getLength(normalizePath(arc))).toBeCloseTo(5 * Math.PI, 3);
  },
);

claim("No path elements found in string 12 3 | The string doesn't contain any commands.", () => {
  expect(() => getLength('12 3')).toThrow('No path elements found in string 12 3');
});

claim("A path has to begin with M, but the function doesn't check that.", () => {
  expect(getLength('L 3 4')).toBe(5);
});
