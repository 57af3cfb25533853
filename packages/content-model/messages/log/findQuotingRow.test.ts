import {expect, test} from 'vitest';
import {findQuotingRow} from './findQuotingRow.ts';

function findRow(rows: readonly (readonly string[])[], text: string, parts: readonly string[], start = 0): number {
  return findQuotingRow(rows, {text, start, message: {parts}});
}

test('returns the row that shares the most characters with the line', () => {
  const rows = [[], ['The "width" prop must be positive, but got 0.'], ['The "fps" prop must be positive, but got 0.']];
  const parts = ['The "', '" prop must be positive, but got ', '.'];
  expect(findRow(rows, 'The "fps" prop must be positive, but got -1.', parts)).toBe(2);
  expect(findRow(rows, 'The "height" prop must be positive, but got -1.', parts)).toBe(1);
});

test('prefers the row that quotes the whole message', () => {
  const rows = [
    ['The browser crashed while rendering frame 7'],
    ['The browser crashed while rendering frame 3, retrying'],
  ];
  const parts = ['The browser crashed while rendering frame ', ', retrying'];
  expect(findRow(rows, 'The browser crashed while rendering frame 7, retrying', parts)).toBe(1);
});

test('finds a quote that begins with another value and lacks the end of the message', () => {
  const parts = ['', ' is not a valid value for the codec of this container, use ', ' instead'];
  const text = 'vp9 is not a valid value for the codec of this container, use vp8 instead';
  expect(findRow([['h264 is not a valid value for the codec of this container']], text, parts, 4)).toBe(0);
});

test('returns -1 if no row quotes the message', () => {
  expect(findRow([['Another message'], []], 'The browser crashed.', ['The browser crashed.'])).toBe(-1);
  expect(findRow([], 'The browser crashed.', ['The browser crashed.'])).toBe(-1);
});
