import {describe, expect, test} from 'vitest';
import {matches} from './matches.ts';

describe('matches', () => {
  const text = 'interpolateColors function of remotion. Maps a number to a colour.';

  test.each(['', 'colour', 'COLOUR maps', 'interpolateColors()', '  number   remotion '])('finds "%s"', (query) => {
    expect(matches(text, query)).toBe(true);
  });

  test.each(['colourful', 'maps spring'])('does not find "%s"', (query) => {
    expect(matches(text, query)).toBe(false);
  });
});
