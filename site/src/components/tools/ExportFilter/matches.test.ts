import {describe, expect, it} from 'vitest';
import {matches} from './matches';

describe('matches', () => {
  const text = 'interpolateColors function of remotion. Maps a number to a colour.';

  it.each(['', 'colour', 'COLOUR maps', 'interpolateColors()', '  number   remotion '])('finds "%s"', (query) => {
    expect(matches(text, query)).toBe(true);
  });

  it.each(['colourful', 'maps spring'])('does not find "%s"', (query) => {
    expect(matches(text, query)).toBe(false);
  });
});
