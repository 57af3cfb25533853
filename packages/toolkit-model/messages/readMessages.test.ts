import {fileURLToPath} from 'node:url';
import {expect, test} from 'vitest';
import {internalAssertions} from '../data/internalAssertions.ts';
import {readModelFile} from '../readModelFile.ts';
import {readMessages} from './readMessages.ts';

const model = readModelFile('model.json');
const messages = readMessages(model, (name) =>
  fileURLToPath(new URL(`../../../node_modules/${name}`, import.meta.url)),
);
function findPrinted(text: string) {
  return messages.find(({parts}) => parts.join('…').startsWith(text))?.printedBy;
}

test.each([
  ['Composition id can only contain a-z', ['Composition']],
  ['inputRange (… values provided) and outputRange', ['interpolateColors']],
  ['No site name was passed.', ['npx remotion lambda sites rm']],
  ['Unable to determine video metadata', ['getVideoMetadata']],
])('%s is printed by %j', (text, expected) => {
  expect(findPrinted(text)).toEqual(expected);
});

test('every package prints something, and each message is listed once', () => {
  expect(new Set(messages.map((message) => message.package)).size).toBeGreaterThan(10);
  expect(new Set(messages.map(({parts}) => parts.join('\0'))).size).toBe(messages.length);
});

test.each(['layerArn is null', '"numberOfGifLoops" … is not finite'])(
  "%s isn't listed, because its file is never loaded",
  (text) => {
    expect(messages.map(({parts}) => parts.join('…'))).not.toContain(text);
  },
);

function find(text: string) {
  return messages.find(({parts}) => parts.join('…') === text);
}

test('a line that is never printed alone refers to the line that it continues', () => {
  expect(find('Pass an extra argument <composition-id>.')?.after).toEqual(['Composition ID not passed.']);
  expect(find('Composition ID not passed.')?.after).toBeUndefined();
});

test.each(Object.keys(internalAssertions))('%s contains an internal assertion', (key) => {
  const reasons = new Set(messages.map(({assertion}) => assertion));
  expect(reasons).toContain(internalAssertions[key]);
});
