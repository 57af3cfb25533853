import {describe, expect, test} from 'vitest';
import {readModelFile} from '../../../toolkit-model/readModelFile.ts';
import {createMatcher} from './createMatcher.ts';
import {fitMessage} from './fitMessage.ts';
import type {KnownMessage} from './KnownMessage.ts';
import {maxLogLength, readLog} from './readLog.ts';

/** All messages of the packages. */
const real: readonly KnownMessage[] = readModelFile('messages.json');

function createMessage(...parts: string[]): KnownMessage {
  return {package: 'remotion', parts, href: '/docs/a', title: 'A'};
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

  test('may have another URL, and may end before the message does', () => {
    const reading = read(
      [
        'A delayRender() was called but not cleared after 28000ms. See https://www.remotion.dev/docs/timeout?x for help.',
        'Error: A delayRender() was called but not clea',
        'The delayRender() call',
      ].join('\n'),
    );
    expect(reading.known).toMatchObject([
      {line: 1, message: messages[0]},
      {line: 2, message: messages[0]},
    ]);
  });

  test.each(['An error occurred:', 'An error occurred while rendering frame 20:'])(
    'has the message below the heading "%s"',
    (heading) => {
      const all = createMatcher([...messages, createMessage('An error occurred:')]);
      expect(readLog(`${heading}\nError: boom`, all)).toMatchObject({known: [], unknown: [{line: 2}]});
      expect(readLog(`${heading} Error: boom`, all)).toMatchObject({
        known: [],
        unknown: [{line: 1, text: 'Error: boom'}],
      });
    },
  );

  test('has the message "An error occurred:" if there is nothing but an object', () => {
    const all = createMatcher([createMessage('An error occurred:')]);
    expect(readLog('An error occurred:\n[object Object]', all).known).toHaveLength(1);
  });

  test.each([
    ['An error occurred:', true],
    ['Rendering frames 3/10\nAn error occurred while rendering frame 3:\n\n', true],
    ['An error occurred:\nError: boom', false],
    ['An error occurred: boom', false],
  ])('notices whether the error below the heading is missing in %j', (log, endsWithHeading) => {
    expect(read(log)).toMatchObject({endsWithHeading});
  });

  test('may be empty', () => {
    expect(read('')).toEqual({known: [], unknown: [], lines: 1, isCut: false, endsWithHeading: false});
  });
});

describe('designed to be slow', () => {
  const words = real.flatMap(({parts}) => parts).join(' ');

  test.each([
    ['the beginning of a message again and again', 'The "" codec '.repeat(60_000)],
    ['all words of all messages in each line', `${words.slice(0, 4000)}\n`.repeat(150)],
    ['one line without an end', 'error '.repeat(200_000)],
    ['nothing but line breaks', '\n'.repeat(600_000)],
    ['quotes that never end', '"'.repeat(600_000)],
  ])('a log of %s is read up to the limit', (_, log) => {
    const reading = readLog(log, createMatcher(real));
    expect(reading.isCut).toBe(log.length > maxLogLength);
    expect(reading.lines).toBeGreaterThan(0);
  });
});

/** Creates the same numbers for the same seed. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** What logs have in the place of a value. */
const values = [
  '42',
  '-1.5',
  'undefined',
  '"MyVideo"',
  'my-comp',
  '[object Object]',
  '/home/me/my video/src/index.tsx',
  'C:\\Users\\me\\out.mp4',
  'https://example.com/a/b.mp4?token=1&x=2',
  'remotion-render-3-2-14-mem2048mb-disk512mb-120sec',
  '{"a": [1, 2], "text": "must be"}',
  'Error: ENOENT: no such file or directory',
  '日本語.png',
];
const beginnings = [
  '',
  'Error: ',
  'Uncaught Error: ',
  '\u001b[31mError\u001b[39m ',
  '[12:00:01] TypeError: ',
  'npm ERR! ',
];
const endings = [
  '',
  '\n    at render (/app/node_modules/@remotion/renderer/dist/index.js:12:34)',
  '\nDone in 4.2s',
  ' (x12)',
];

function contains(long: KnownMessage, short: KnownMessage): boolean {
  return fitMessage(long.parts.join('…'), short.parts) !== undefined;
}

describe('a log line with real values', () => {
  const match = createMatcher(real);
  const random = createRandom(20);
  const pick = (list: readonly string[]): string => list[random(list.length)] ?? '';
  const fill = (parts: readonly string[]): string =>
    parts.slice(1).reduce((text, part) => text + pick(values) + part, parts[0] ?? '');

  /** Returns the share of messages that are found in a log of them, or whose words are part of the message that is found. */
  function getShare(change: (line: string) => string): number {
    const found = real.filter((message) => {
      const [first] = readLog(pick(beginnings) + change(fill(message.parts)) + pick(endings), match).known;
      return first !== undefined && (first.message === message || contains(first.message, message));
    });
    return found.length / real.length;
  }

  test.each([
    ['as it is printed', (line: string) => line],
    [
      'with another host in its URLs',
      (line: string) => line.replaceAll(/https:\/\/(?:www\.)?remotion\.dev/g, 'https://v3.remotion.dev'),
    ],
    ['without what follows a URL', (line: string) => line.replace(/(remotion\.dev\/\S+).*$/s, '$1')],
    ['wrapped at the width of a terminal', (line: string) => line.replaceAll(/(.{70}\S*) /g, '$1\n')],
  ])('is found %s', (_, change) => {
    expect(getShare(change)).toBeGreaterThanOrEqual(0.99);
  });
});
