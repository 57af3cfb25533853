import {expect, test} from 'vitest';
import {quoteShare} from './quoteShare.ts';

const codec = ['The "', '" codec does not support the --crf option.'];

test.each([
  ['The "prores" codec does not support the --crf option.', codec],
  ['The "gif" codec does not support the --crf', codec],
])('%s quotes the message', (quote, parts) => {
  expect(quoteShare(quote, parts)).toBeGreaterThan(0.8);
});

test.each([
  ['The codec of a video', codec],
  ['The "initialFrame" must be a number, but is NaN', ['`frame` must be a number, but is ', ' in `outFrame`']],
  [
    "The 'frame' prop of <Freeze /> must be a number, but is of type string",
    ['`initialFrame` must be a number, but is ', ''],
  ],
  ['', codec],
])('%s does not', (quote, parts) => {
  expect(quoteShare(quote, parts)).toBe(0);
});
