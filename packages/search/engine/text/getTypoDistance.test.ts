import {describe, expect, test} from 'vitest';
import {getTypoDistance} from './getTypoDistance.ts';

describe('getTypoDistance', () => {
  test.each([
    ['interpolate', 'interpolate', 0],
    ['interplate', 'interpolate', 1],
    ['interpollate', 'interpolate', 1],
    ['interpolste', 'interpolate', 1],
    ['intrepolate', 'interpolate', 1],
    ['itnerpolaet', 'interpolate', 2],
  ])('counts the typos of %s for %s', (typed, term, typos) => {
    expect(getTypoDistance(typed, term, 2, false)).toBe(typos);
  });

  test('counts a wrong first letter twice unless it is swapped', () => {
    expect(getTypoDistance('qudio', 'audio', 2, false)).toBe(2);
    expect(getTypoDistance('uadio', 'audio', 2, false)).toBe(1);
  });

  test('compares with the beginning of a term while the word is being typed', () => {
    expect(getTypoDistance('intrepo', 'interpolate', 1, true)).toBe(1);
    expect(getTypoDistance('intrepo', 'interpolate', 1, false)).toBe(Infinity);
  });

  test('gives up after the limit', () => {
    expect(getTypoDistance('banana', 'interpolate', 2, false)).toBe(Infinity);
  });
});
