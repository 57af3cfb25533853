import {expect, test} from 'vitest';
import {derivedFrom} from './derivedFrom.ts';
import {stem} from './stem.ts';

test.each([
  ['dockerized', 'docker'],
  ['programmatically', 'programm'],
  ['renderable', 'render'],
  ['recorder', 'record'],
])('%s is derived from %s', (word, base) => {
  expect(derivedFrom(word)).toBe(stem(base));
});

test.each(['video', 'user', 'mp4er', 'table'])('%s is derived from nothing', (word) => {
  expect(derivedFrom(word)).toBeNull();
});
