import {expect, test} from 'vitest';
import {getDerivedForms} from './getDerivedForms.ts';
import {stem} from './stem.ts';

test.each([
  ['dockerized', 'docker'],
  ['programmatically', 'programm'],
  ['renderable', 'render'],
  ['recorder', 'record'],
])('%s is derived from %s', (word, base) => {
  expect(getDerivedForms(word)).toBe(stem(base));
});

test.each(['video', 'user', 'mp4er', 'table'])('%s is not derived from another word', (word) => {
  expect(getDerivedForms(word)).toBeNull();
});
