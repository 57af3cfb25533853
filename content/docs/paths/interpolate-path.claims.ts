import {interpolatePath, normalizePath} from '@remotion/paths';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';

const square = 'M10 10 L90 10 L90 90 L10 90 Z';
const arrow = 'M10 10 L90 50 L90 50 L10 90 Z';

/** Returns the numbers in a path. */
function readNumbers(path: string): number[] {
  return (path.match(/-?[\d.]+/g) ?? []).map(Number);
}

claim('interpolatePath() returns a shape between two SVG paths.', () => {
  expect(readNumbers(interpolatePath(0.5, square, arrow))).toEqual([10, 10, 90, 30, 90, 70, 10, 90]);
});

claim("The two paths don't need to have the same number of points.", () => {
  expect(interpolatePath(0.5, square, 'M0 0 L10 10 Z')).toMatch(/^M(?: [\d.]+){2}(?: L(?: [\d.]+){2}){3} Z\s*$/);
});

claim('At 0 and 1, you get the first and the second path without any changes.', () => {
  expect(interpolatePath(0, square, arrow)).toBe(square);
  expect(interpolatePath(1, square, arrow)).toBe(arrow);
});

claim('Values below 0 or above 1 extrapolate the shape, so you can use a spring that overshoots.', () => {
  expect(readNumbers(interpolatePath(1.5, 'M0 0 L10 0', 'M0 0 L20 0'))).toEqual([0, 0, 25, 0]);
  expect(readNumbers(interpolatePath(-0.5, 'M0 0 L10 0', 'M0 0 L20 0'))).toEqual([0, 0, 5, 0]);
});

claim('The function adds points to the path that has fewer commands.', () => {
  const count = (interpolatePath(0.5, square, 'M0 0 L10 10 Z').match(/[ML]/g) ?? []).length;
  expect(count).toBeGreaterThanOrEqual(4);
});

claim(
  'If the paths use different kinds of commands, it converts those of the first path, for example by turning a line into a straight curve.',
  () => {
    expect(interpolatePath(0.5, 'M0 0 L10 0', 'M0 0 C 0 10 10 10 10 0')).toContain('C');
  },
);

claim('Only one path contains relative commands, such as l, or the paths have a different number of them.', () => {
  // Both paths are the same shape, so each shape between them should have the same points.
  expect(readNumbers(interpolatePath(0.5, 'm0 0 l10 0 l10 10', 'M0 0 L10 0 L20 10'))).not.toEqual([
    0, 0, 10, 0, 20, 10,
  ]);
  // No line of either path is longer than 10.
  const [, , length] = readNumbers(interpolatePath(0.001, 'm50 50 l10 0 l10 0', 'm50 50 l5 0 l5 0 l5 0 l5 0'));
  expect(length).toBeGreaterThan(40);
});

claim('One path contains H or V where the other contains a different command.', () => {
  expect(readNumbers(interpolatePath(0.5, 'M5 5 H10', 'M5 5 L10 5'))).not.toEqual([5, 5, 10, 5]);
});

claim('The first path contains a curve where the second contains a line, or only one path contains arcs.', () => {
  const line = 'M0 0 L10 10';
  const arc = 'M0 0 A 5 5 0 0 1 10 0';
  expect(interpolatePath(0.001, 'M0 0 C5 50 10 50 20 20', line)).toMatch(/^M 0 0 L/);
  expect(interpolatePath(0.001, arc, line)).toMatch(/^M 0 0 L/);
  // A browser enlarges radii that are too small until the arc reaches its end.
  expect(interpolatePath(0.001, line, arc)).toMatch(/^M 0 0 A 0\.005 0\.005/);
});

claim('Replace arcs with curves, and write a line as a curve if the other path has one there.', () => {
  const curve = 'M 0 0 C 5 50 10 50 20 20';
  expect(interpolatePath(0.5, curve, 'M 0 0 C 0 0 10 10 10 10').trim()).toBe('M 0 0 C 2.5 25 10 30 15 15');
});

claim('Several points follow a single command, as in L10 10 20 20. The function only reads the first one.', () => {
  const path = 'M0 0 L10 10 20 20';
  expect(readNumbers(interpolatePath(0.5, path, path))).toEqual([0, 0, 10, 10]);
});

claim('A minus sign separates two numbers, as in L10-5. The result then contains NaN.', () => {
  expect(interpolatePath(0.5, 'M0 0 L10-5', 'M0 0 L10-5')).toContain('NaN');
});

claim("A path ends with a lowercase z, or only one path ends with Z. The result then isn't closed.", () => {
  const open = 'M0 0 L10 0 L10 10';
  expect(interpolatePath(0.5, `${open} z`, `${open} z`)).not.toMatch(/z/i);
  expect(interpolatePath(0.5, `${open} Z`, open)).not.toMatch(/z/i);
  expect(interpolatePath(0.5, `${open} Z`, `${open} Z`)).toMatch(/Z/);
});

claim('To avoid this, pass both paths to normalizePath() first.', () => {
  const first = normalizePath('m0 0 l10 0 l10 10');
  expect(readNumbers(interpolatePath(0.5, first, 'M0 0 L10 0 L20 10'))).toEqual([0, 0, 10, 0, 20, 10]);
  const line = normalizePath('m50 50 l10 0 l10 0');
  const sameLine = normalizePath('m50 50 l5 0 l5 0 l5 0 l5 0');
  expect(readNumbers(interpolatePath(0.5, line, sameLine))).toEqual([50, 50, 55, 50, 60, 50, 65, 50, 70, 50]);
  const compact = normalizePath('M5 5 H10-5 L10-10 20 20 z');
  expect(interpolatePath(0.5, compact, compact).trim()).toBe(compact);
});

claim('SVG Path "" is not valid | One of the paths doesn\'t contain any commands.', () => {
  expect(() => interpolatePath(0.5, '', square)).toThrow('SVG Path "" is not valid');
  expect(() => interpolatePath(0.5, square, '')).toThrow('SVG Path "" is not valid');
});

claim("The paths aren't checked at exactly 0 and 1, so you may only see this error in the second frame.", () => {
  expect(interpolatePath(0, '', square)).toBe('');
  expect(interpolatePath(1, square, '')).toBe('');
});

claim('The function matches the points of the two paths in order.', () => {
  expect(readNumbers(interpolatePath(0.5, 'M0 0 L10 0', 'M10 0 L0 0'))).toEqual([5, 0, 5, 0]);
});
