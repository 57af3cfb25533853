import {expect, test} from 'vitest';
import {parseMeta} from './parseMeta.ts';

test('reads title, lines, verdict and expected errors', () => {
  expect(parseMeta('title="src/Root.tsx" {2,4-6} wrong error="2322 2345"')).toEqual({
    title: 'src/Root.tsx',
    lines: new Set([2, 4, 5, 6]),
    verdict: 'wrong',
    isLive: false,
    expectedErrors: [2322, 2345],
  });
});

test('reads that a block is live', () => {
  expect(parseMeta('live {1}')).toMatchObject({isLive: true, verdict: undefined, expectedErrors: []});
});

test('rejects a word that would have no effect', () => {
  expect(parseMeta('titel="x"')).toMatchObject({message: expect.stringContaining('is unknown in a fence')});
});
