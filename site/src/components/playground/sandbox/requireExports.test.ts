import {expect, test} from 'vitest';
import {requireExports} from './requireExports.ts';

const remotion = {interpolate: () => 1, useCurrentFrame: () => 0};
const required = requireExports('remotion', remotion) as Record<string, unknown>;

test.each([
  ['Interpolate', '“remotion” doesn’t export Interpolate. Did you mean interpolate?'],
  ['useCurentFrame', '“remotion” doesn’t export useCurentFrame. Did you mean useCurrentFrame?'],
  ['TransitionSeries', '“remotion” doesn’t export TransitionSeries.'],
])('names the missing export %s', (name, message) => {
  expect(() => required[name]).toThrow(new Error(message));
});

test('returns what the package exports', async () => {
  expect(required.interpolate).toBe(remotion.interpolate);
  expect(Object.keys(required)).toEqual(['interpolate', 'useCurrentFrame']);
});

test('has no suggestion if the package exports nothing', () => {
  const empty = requireExports('types', {}) as Record<string, unknown>;
  expect(() => empty.Title).toThrow(new Error('“types” doesn’t export Title.'));
});

test('can be imported dynamically, as a default, and converted to JSON', async () => {
  expect(await Promise.resolve(required)).toBe(required);
  expect(JSON.stringify(required)).toBe('{}');
  expect(required.default).toBeUndefined();
});
