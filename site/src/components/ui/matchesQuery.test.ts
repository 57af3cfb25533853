import {describe, expect, test} from 'vitest';
import {matchesQuery} from './matchesQuery.ts';

describe('matchesQuery', () => {
  const text = 'interpolateColors function of remotion. Maps a number to a colour.';

  test.each(['', 'colour', 'COLOUR maps', 'interpolateColors()', '  number   remotion '])('finds "%s"', (query) => {
    expect(matchesQuery(text, query)).toBe(true);
  });

  test.each(['colourful', 'maps spring'])('does not find "%s"', (query) => {
    expect(matchesQuery(text, query)).toBe(false);
  });
});
