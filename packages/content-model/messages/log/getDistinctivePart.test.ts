import {expect, test} from 'vitest';
import {getDistinctivePart} from './getDistinctivePart.ts';

test.each([
  ['a short message', 'Error: Target closed', 'Target closed'],
  [
    'the URL of a page',
    'A delayRender() "Loading <Img> with src=http://localhost:3000/proxy?src=a" was called but not cleared after 28000ms. See https://www.remotion.dev/docs/timeout for help.',
    'A delayRender() was called but not remotion.dev/docs/timeout',
  ],
  [
    'the message that is followed by its stack, after other errors',
    'error Command failed with exit code 1.\nInvalid value in a cache, ignored\nError: A delayRender() "Loading <Img> with src=http://localhost:3000/a.png" was called but not cleared after 28000ms.\n    at a.js:1:2',
    'A delayRender() was called but not cleared after 28000ms.',
  ],
  [
    'no commands and progress',
    '> remotion render src/index.tsx failed-clip\n[====] Rendering 12% failed 0\nCannot find composition "Intro"\nnpm ERR! code ELIFECYCLE error',
    'Cannot find composition "Intro"',
  ],
  [
    'the first error of a log',
    'Bundling…\nUncaught (in promise) TypeError: Cannot read properties of undefined\n    at render (a.js:1:2)',
    'Cannot read properties of undefined',
  ],
  [
    'no paths and IDs',
    '2022-08-22T12:00:00.000Z 5b8e1c9a-1b2c-3d4e Error: Cannot open /home/me/project/out.mp4 for writing',
    'Cannot open for writing',
  ],
  ['whole words', `Cannot ${'abcdefg '.repeat(20)}`, `Cannot ${'abcdefg '.repeat(7).trim()}`],
  ['anything if there is nothing else', '/a/b/c', '/a/b/c'],
  ['nothing of an empty text', ' \n ', ''],
])('keeps %s', (_, text, expected) => {
  expect(getDistinctivePart(text, 64)).toBe(expected);
});

test.each([
  ['one huge line', ` ' "a`.repeat(100_000)],
  ['very many lines', 'x\n'.repeat(250_000)],
])('reads a log of %s', (_, log) => {
  expect(getDistinctivePart(`${log}\nError: Target closed`, 64)).toBe('Target closed');
});
