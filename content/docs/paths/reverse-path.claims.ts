import {getLength, getPointAtLength, reversePath} from '@remotion/paths';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';

claim("reversePath() reverses a path's direction, so that it starts at its end.", () => {
  expect(reversePath('M0 0 L100 0 L100 50')).toBe('M 100 50 L 100 0 L 0 0');
});

claim('It may contain relative commands.', () => {
  expect(reversePath('m 0 0 l 100 0 v 50')).toBe('M 100 50 L 100 0 L 0 0');
});

claim('A closed path stays closed and starts at the last point before its Z.', () => {
  expect(reversePath('m 0 0 l 10 0 l 0 10 z')).toMatch(/^M 10 10 L 10 0 L 0 0 Z$/);
});

claim(
  'If a path consists of several separate lines, each of them is reversed, but they stay in the same order.',
  () => {
    expect(reversePath('M0 0 L10 0 M20 20 L30 30')).toBe('M 10 0 L 0 0 M 30 30 L 20 20');
  },
);

claim('The shape stays the same, except for the paths described below.', () => {
  for (const path of ['M0 0 L100 0 L100 50', 'M0 0 C50 100 150 100 200 0', 'M0 0 A 10 10 0 0 1 20 0']) {
    const reversed = reversePath(path);
    expect(getLength(reversed)).toBeCloseTo(getLength(path), 3);
    expect(reversePath(reversed).replaceAll(' ', '')).toBe(
      reversePath(reversePath(reversePath(reversed))).replaceAll(' ', ''),
    );
  }
  expect(getPointAtLength(reversePath('M0 0 L100 0 L100 50'), 50)).toEqual({x: 100, y: 0});
});

claim("In version 3.2.22, this changes the shape of a smooth curve (S or T) that doesn't follow another curve:", () => {
  expect(reversePath('M 10 10 L 30 15 S 50 16 60 40')).toBe('M 60 40 C 50 16 60 30 30 15 L 10 10');
});

claim('Write the curve as C and repeat the current position as its first control point.', () => {
  expect(reversePath('M 10 10 L 30 15 C 30 15 50 16 60 40')).toBe('M 60 40 C 50 16 30 15 30 15 L 10 10');
});

claim('If a path continues after Z without a new M, the closing line is lost:', () => {
  expect(reversePath('M0 0 L10 0 L10 10 Z L 5 5')).toBe('M 5 5 L 10 10 L 10 0 L 0 0');
});

claim('Begin the next part with an M:', () => {
  expect(reversePath('M0 0 L10 0 L10 10 Z M 0 0 L 5 5')).toBe('M 10 10 L 10 0 L 0 0 Z M 5 5 L 0 0');
});
