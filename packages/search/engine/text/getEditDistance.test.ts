import {describe, expect, test} from 'vitest';
import {getEditDistance} from './getEditDistance.ts';

describe('getEditDistance', () => {
  test.each([
    ['interpolate', 'interpolate', 0],
    ['interplate', 'interpolate', 1],
    ['interpollate', 'interpolate', 1],
    ['interpolste', 'interpolate', 1],
    ['intrepolate', 'interpolate', 1],
    ['itnerpolaet', 'interpolate', 2],
  ])('of %s and %s is %i', (typed, term, typos) => {
    expect(getEditDistance(typed, term, 2, false)).toBe(typos);
  });

  test('counts a wrong first letter twice unless it is swapped', () => {
    expect(getEditDistance('qudio', 'audio', 2, false)).toBe(2);
    expect(getEditDistance('uadio', 'audio', 2, false)).toBe(1);
  });

  test('compares with the prefixes of a term while the word is being typed', () => {
    expect(getEditDistance('intrepo', 'interpolate', 1, true)).toBe(1);
    expect(getEditDistance('intrepo', 'interpolate', 1, false)).toBe(Infinity);
  });

  test('is infinite beyond the limit', () => {
    expect(getEditDistance('banana', 'interpolate', 2, false)).toBe(Infinity);
  });
});
