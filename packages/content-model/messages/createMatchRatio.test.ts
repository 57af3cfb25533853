import {expect, test} from 'vitest';
import {createMatchRatio} from './createMatchRatio.ts';
import {getWords} from './getWords.ts';

function getShare(quote: string, parts: string[]) {
  return createMatchRatio(parts)({text: quote, words: getWords(quote)});
}
const codec = ['The "', '" codec does not support the --crf option.'];

test.each([
  ['The "prores" codec does not support the --crf option.', codec],
  ['The "gif" codec does not support the --crf', codec],
])('%s quotes the message', (quote, parts) => {
  expect(getShare(quote, parts)).toBeGreaterThan(0.8);
});

test.each([
  [
    'Setting the CRF to 0 with a H264 codec is not supported anymore',
    [
      'Setting the CRF to 0 with a H264 codec is not supported anymore because of its inconsistencies between platforms, which nobody can play. Set it higher to go on.',
    ],
  ],
  [
    'The media file "/tmp/a/b" has no file extension and the format could not be guessed.',
    [
      'The media file "',
      '" has no file extension and the format could not be guessed. Tips: a) Ensure that this is a valid file b) Add a file extension to the address c) Set a header if possible, or d) ask in the forum.',
    ],
  ],
])('%s quotes the beginning of a long one', (quote, parts) => {
  expect(getShare(quote, parts)).toBeGreaterThan(0);
});

test('ignores words that are joined to a value', () => {
  expect(
    getShare('waiting for function failed: timeout 30000ms exceeded', [
      'waiting for ',
      ' failed: timeout ',
      'ms exceeded',
    ]),
  ).toBe(1);
});

test.each([
  [
    'Argument for frame must be an integer, but got 1.5',
    ['Frame must be an integer, but got a float (', '), which no frame of a video can have, and more words'],
  ],
  ['The codec of a video', codec],
  ['The "initialFrame" must be a number, but is NaN', ['`frame` must be a number, but is ', ' in `outFrame`']],
  [
    "The 'frame' prop of <Freeze /> must be a number, but is of type string",
    ['`initialFrame` must be a number, but is ', ''],
  ],
  ['', codec],
])('%s does not quote the message', (quote, parts) => {
  expect(getShare(quote, parts)).toBe(0);
});
