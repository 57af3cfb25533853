import {expect, test} from 'vitest';
import {readContent} from '../readContent.ts';
import {explainMessages} from './explainMessages.ts';
import {findMessageCells, findQuotedMessages, isSpecific} from './findQuotedMessages.ts';
import {createMatcher} from './log/createMatcher.ts';
import {readLog} from './log/readLog.ts';

const {messages, pages} = readContent();
const matcher = createMatcher([...explainMessages(messages, pages), ...findQuotedMessages(messages, pages)]);

function explain(log: string): string | undefined {
  return readLog(log, matcher).known[0]?.message.href;
}

test.each([
  'Error: The main function timed out after 120000ms.',
  'Your lambda function reached the storage limit.',
  'The lambda ran out of memory. Deploy a new function with more memory.',
  'The render failed: The main function timed out after 120000ms.',
  '2022-08-10T10:00:00.000Z 5d7c Task timed out after 120.02 seconds',
])('what Lambda reports is explained: %s', (log) => {
  expect(explain(log)).toMatch(/^\/docs\/lambda\//);
});

test.each([
  ['TooManyRequestsException: Rate Exceeded.', '/docs/lambda/troubleshooting/rate-limit'],
  [
    'AccessControlListNotSupported: The bucket does not allow ACLs',
    '/docs/lambda/troubleshooting/bucket-disallows-acl',
  ],
  ['Error: spawn ENAMETOOLONG', '/docs/enametoolong'],
  ['Protocol error (Page.captureScreenshot): Target closed.', '/docs/target-closed'],
  ['Version mismatch:\n- On version: 3.2.44\n  - remotion', '/docs/version-mismatch'],
  ["TypeError: Cannot read properties of undefined (reading 'readFile')", '/docs/bundle#errors'],
  ["TypeError: Cannot read properties of null (reading 'useState')", '/docs/brownfield#what-can-go-wrong'],
  ['npm error notarget No matching version found for @remotion/three@3.2.44.', '/docs#what-can-go-wrong'],
  ['ReferenceError: window is not defined', '/docs/player/installation#errors'],
  [
    'src/A.tsx(2,5): error TS2739: Type \'{ src: string; }\' is missing the following properties from type \'Pick<Omit<Props, "nonce">, "key">\': placeholder, onPointerEnterCapture, onPointerLeaveCapture',
    '/docs/audio#errors',
  ],
  [
    "SyntaxError: Named export 'selectComposition' not found. The requested module '@remotion/renderer' is a CommonJS module, which may not support all module.exports as named exports.",
    '/docs/ssr-node#what-can-go-wrong',
  ],
  ['When using the VP8 codec, the output filename must end in .webm.', '/docs/encoding#conflicts'],
  ["Error: Cannot find module '@remotion/cli'", '/docs#what-can-go-wrong'],
  ["Error: Cannot find module 'remotion'", '/docs#what-can-go-wrong'],
  ['MEDIA_ELEMENT_ERROR: Format error', '/docs/media-playback-error#cause'],
  ['RequestId: 5d7c Error: Runtime exited with error: signal: killed', '/docs/lambda/errors#messages'],
  ['Some error. Read https://www.remotion.dev/docs/timeout for help.', '/docs/timeout'],
])('what a page about troubleshooting begins with, or a table quotes, is explained: %s', (log, href) => {
  expect(explain(log)).toBe(href);
});

test.each([
  [
    'The "durationInFrames" prop of the <Composition/> component must be positive, but got 0.',
    '/docs/composition#errors',
  ],
  [
    'The "durationInFrames" prop of the <Composition/> component must be a number, but you passed a value of type object',
    '/docs/composition#errors',
  ],
  ['The "durationInFrames" prop of the <Loop /> component must be positive, but got 0.', '/docs/loop#errors'],
  ['"fps" must be positive, but got 0 as a prop of the <Player/> component', '/docs/player/api#errors'],
  [
    'useCurrentFrame() can only be called inside a component that was registered as a composition. See https://www.remotion.dev/docs/the-fundamentals#defining-compositions',
    '/docs/use-current-frame#errors',
  ],
])('a message that several APIs can print is explained on the page of the one that printed it: %s', (log, href) => {
  expect(explain(`An error occurred:\nError: ${log}`)).toBe(href);
});

test("a message of the packages isn't mistaken for a quoted one with its values", () => {
  const label = 'Loading root component - See https://remotion.dev/docs/troubleshooting/loading-root-component';
  const log = `A delayRender() "${label} if you experience a timeout" was called but not cleared after 28000ms.`;
  expect(readLog(log, matcher).known[0]?.message.package).toBe('remotion');
});

test.each([
  'RangeError: Invalid array length',
  'TypeError: Failed to fetch',
  'ls: x: No such file or directory',
  "TypeError: Cannot read properties of undefined (reading 'push')",
  'TypeError: Cannot convert undefined or null to object',
  'TypeError: Reduce of empty array with no initial value',
  'Invalid configuration object.',
  'Error: ENOSPC: no space left on device, write',
  'See https://www.remotion.dev/docs/timeouts',
])('an error that any program can have is unknown: %s', (log) => {
  expect(readLog(log, matcher)).toMatchObject({known: []});
});

test('a message that a table of messages quotes is explained, even if the page leaves out its end', () => {
  const unknown = pages.flatMap((page) =>
    findMessageCells(page)
      .filter(({text}) => isSpecific(text) && explain(text) === undefined)
      // Its row is about the line below it.
      .filter(({text}) => text !== 'An error occurred:')
      .map(({text}) => `${page.file}: ${text}`),
  );
  expect(unknown).toEqual([]);
});
