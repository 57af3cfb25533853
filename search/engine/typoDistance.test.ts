import {describe, expect, test} from 'vitest';
import {typoDistance} from './typoDistance.ts';

describe('typoDistance', () => {
  test.each([
    ['interpolate', 'interpolate', 0],
    ['interplate', 'interpolate', 1],
    ['interpollate', 'interpolate', 1],
    ['interpolste', 'interpolate', 1],
    ['intrepolate', 'interpolate', 1],
    ['itnerpolaet', 'interpolate', 2],
  ])('counts the typos of %s for %s', (typed, term, typos) => {
    expect(typoDistance(typed, term, 2, false)).toBe(typos);
  });

  test('counts a wrong first letter twice, unless it is swapped', () => {
    expect(typoDistance('qudio', 'audio', 2, false)).toBe(2);
    expect(typoDistance('uadio', 'audio', 2, false)).toBe(1);
  });

  test('compares with a beginning while the word is being typed', () => {
    expect(typoDistance('intrepo', 'interpolate', 1, true)).toBe(1);
    expect(typoDistance('intrepo', 'interpolate', 1, false)).toBe(Infinity);
  });

  test('gives up beyond the limit', () => {
    expect(typoDistance('banana', 'interpolate', 2, false)).toBe(Infinity);
  });
});
