import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {createMatcher} from './createMatcher.ts';
import {fitMessage} from './fitMessage.ts';
import type {KnownMessage} from './KnownMessage.ts';
import {LONGEST_LOG, readLog} from './readLog.ts';

function createMessage(...parts: string[]): KnownMessage {
  return {package: 'remotion', parts, place: '/docs/a', title: 'A'};
}
const messages = [
  createMessage(
    'A delayRender() was called but not cleared after ',
    'ms. See https://remotion.dev/docs/timeout for help.',
  ),
  createMessage('The "', '" codec does not support the --crf option.'),
  createMessage('', ' must be an integer, but is ', ''),
  createMessage('', ' must be an integer'),
];
function read(log: string) {
  return readLog(log, createMatcher(messages));
}

describe('a message', () => {
  test('matches with any values in its placeholders and returns its literal parts', () => {
    const fit = fitMessage('Error: The "gif" codec does not', ['The "', '" codec']);
    expect(fit).toMatchObject({
      start: 7,
      end: 22,
      literals: [
        {start: 7, end: 12},
        {start: 15, end: 22},
      ],
    });
  });

  test.each([['The codec'], ['" codec The "'], ['']])('does not match %j', (text) => {
    expect(fitMessage(text, ['The "', '" codec'])).toBeUndefined();
  });
});

describe('a log', () => {
  test('is read line by line and split into known messages, possible errors and other lines', () => {
    const reading = read(
      [
        'Rendering frames 10/90',
        '\u001b[31mError\u001b[39m The "gif" codec does not support the --crf option.',
        '    at renderMedia (/home/me/node_modules/renderer.js:12:3) Error',
        'TypeError: x is not a function, error',
      ].join('\n'),
    );
    expect(reading.known).toMatchObject([{line: 2, message: messages[1]}]);
    expect(reading.unknown).toEqual([{line: 4, text: 'TypeError: x is not a function, error'}]);
    expect(reading.lines).toBe(4);
  });

  test('may wrap a message at the width of the terminal', () => {
    const reading = read(
      'Error: A delayRender() was called but\r\n  not cleared after 28000ms. See\n https://remotion.dev/docs/timeout for help.\nscale must be an integer',
    );
    expect(reading.known).toMatchObject([
      {line: 1, message: messages[0]},
      {line: 4, message: messages[3]},
    ]);
  });

  test('assigns a line to the message that covers most of it', () => {
    expect(read('"fps" must be an integer, but is 2.5').known).toMatchObject([{message: messages[2]}]);
  });

  test('may be empty', () => {
    expect(read('')).toEqual({known: [], unknown: [], lines: 1, isCut: false});
  });
});

describe('designed to be slow', () => {
  const real = JSON.parse(
    readFileSync(new URL('../../../toolkit-model/generated/messages.json', import.meta.url), 'utf8'),
  ) as KnownMessage[];
  const words = real.flatMap(({parts}) => parts).join(' ');

  test.each([
    ['the beginning of a message again and again', 'The "" codec '.repeat(60_000)],
    ['all words of all messages in each line', `${words.slice(0, 4000)}\n`.repeat(150)],
    ['one line without an end', 'error '.repeat(200_000)],
    ['nothing but line breaks', '\n'.repeat(600_000)],
    ['quotes that never end', '"'.repeat(600_000)],
  ])('a log of %s is read up to the limit', (_, log) => {
    const reading = readLog(log, createMatcher(real));
    expect(reading.isCut).toBe(log.length > LONGEST_LOG);
    expect(reading.lines).toBeGreaterThan(0);
  });

  test('finds every message of the packages with its placeholders filled in', () => {
    const match = createMatcher(real);
    const lost = real.filter(({parts}) => {
      const found = match(`Error: ${parts.join('value')}`);
      return !found || fitMessage(parts.join('value'), found.message.parts) === undefined;
    });
    expect(lost.map(({parts}) => parts)).toEqual([]);
  });
});
