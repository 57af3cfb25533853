import {normalizePath} from '@remotion/paths';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';

claim('This prints M 10 10 L 30 10 L 30 30 Z, which describes the same shape.', () => {
  expect(normalizePath('m 10 10 l 20 0 l 0 20 z')).toBe('M 10 10 L 30 10 L 30 30 Z');
});

claim("It may contain commas, and you can leave out spaces that aren't necessary, except between two decimals", () => {
  expect(normalizePath('M10,10L20,20')).toBe('M 10 10 L 20 20');
  expect(normalizePath('M0 0a5 5 0 0110 0')).toBe('M 0 0 A 5 5 0 0 1 10 0');
});

claim('and around the flags of several arcs that share one A.', () => {
  expect(() => normalizePath('M0 0a5 5 0 0110 0 5 5 0 0110 0')).toThrow(TypeError);
  expect(normalizePath('M0 0a5 5 0 0 1 10 0 5 5 0 0 1 10 0')).toBe('M 0 0 A 5 5 0 0 1 10 0 A 5 5 0 0 1 20 0');
});

claim('all commands and numbers are separated by spaces:', () => {
  expect(normalizePath('M1-2L3.5,4')).toMatch(/^[A-Z](?: -?[\d.]+)+(?: [A-Z](?: -?[\d.]+)*)*$/);
});

claim('M | M, m', () => {
  expect(normalizePath('m 1 2')).toBe('M 1 2');
});

claim('L | L, l, H, h, V, v', () => {
  expect(normalizePath('M 1 2 l 1 1 H 9 h 1 V 9 v 1 L 0 0')).toBe('M 1 2 L 2 3 L 9 3 L 10 3 L 10 9 L 10 10 L 0 0');
});

claim('C | C, c, S, s', () => {
  expect(normalizePath('M 0 0 c 0 10 10 10 10 0 s 10 -10 10 0')).toBe('M 0 0 C 0 10 10 10 10 0 C 10 -10 20 -10 20 0');
});

claim('Q | Q, q, T, t', () => {
  expect(normalizePath('M 0 0 q 5 10 10 0 t 10 0')).toBe('M 0 0 Q 5 10 10 0 Q 15 -10 20 0');
});

claim('A | A, a', () => {
  expect(normalizePath('M 1 1 a 5 5 0 0 1 10 0')).toBe('M 1 1 A 5 5 0 0 1 11 1');
});

claim('Z | Z, z', () => {
  expect(normalizePath('M 0 0 L 1 0 z')).toBe('M 0 0 L 1 0 Z');
});

claim('The function reads it as a single number:', () => {
  expect(normalizePath('M.5.5L1.5.5')).toBe('M 0.5 undefined L 1.5 undefined');
});

claim('Add the missing spaces first:', () => {
  const addSpaces = (d: string): string => d.replace(/(\.\d+)(?=\.)/g, '$1 ');
  expect(normalizePath(addSpaces('M.5.5L1.5.5'))).toBe('M 0.5 0.5 L 1.5 0.5');
});

claim(
  "If you pass an invalid path, the result is invalid too, or you get a TypeError that doesn't mention the path.",
  () => {
    expect(normalizePath('M 0 0 L 1')).toMatch(/L 1(?: |$)/);
    expect(() => normalizePath('M 0 0 A 5')).toThrow("Cannot read properties of undefined (reading 'length')");
  },
);

claim(
  'If there is no curve before it, the first control point should be the current position, but version 3.2.22 calculates a different point, which changes the shape:',
  () => {
    expect(normalizePath('M 10 10 L 30 15 S 50 16 60 40')).toBe('M 10 10 L 30 15 C 60 30 50 16 60 40');
  },
);

claim('Write the S curve as C, and repeat the current position as its first control point.', () => {
  const path = 'M 10 10 L 30 15 C 30 15 50 16 60 40';
  expect(normalizePath(path)).toBe(path);
});

claim(
  'With a relative m, the function puts them in the wrong place, and with M, it adds a line without a length.',
  () => {
    expect(normalizePath('m 5 5 10 10')).toBe('M 5 5 L 10 10 L 20 20');
    expect(normalizePath('M 5 5 10 10')).toBe('M 5 5 L 5 5 L 10 10');
  },
);

claim('Write the command for the line explicitly:', () => {
  expect(normalizePath('m 5 5 l 10 10')).toBe('M 5 5 L 15 15');
});
