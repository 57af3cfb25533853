import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {expect, test} from 'vitest';
import type {Model} from '../model.ts';
import {readMessages} from './readMessages.ts';

const model = JSON.parse(readFileSync(new URL('../generated/model.json', import.meta.url), 'utf8')) as Model;
const messages = readMessages(model, (name) =>
  fileURLToPath(new URL(`../../node_modules/${name}/dist`, import.meta.url)),
);
const printedBy = (text: string) => messages.find(({parts}) => parts.join('…').startsWith(text))?.printedBy;

test.each([
  ['Composition id can only contain a-z', ['Composition']],
  ['inputRange (… values provided) and outputRange', ['interpolateColors']],
  ['No site name was passed.', ['npx remotion lambda sites rm']],
  ['Unable to determine video metadata', ['getVideoMetadata']],
])('%s is printed by %j', (text, expected) => {
  expect(printedBy(text)).toEqual(expected);
});

test('every package prints something, each message stands there once', () => {
  expect(new Set(messages.map((message) => message.package)).size).toBeGreaterThan(10);
  expect(new Set(messages.map(({parts}) => parts.join('\0'))).size).toBe(messages.length);
});
