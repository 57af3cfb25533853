import {expect, test} from 'vitest';
import {parsePage} from '../../packages/content-model/page.ts';
import {readPackageFacts} from '../../packages/content-model/readContent.ts';
import {sampleVariables} from './sampleVariables.ts';

const {model} = readPackageFacts();

function getMessages(...lines: readonly string[]): string[] {
  const page = parsePage('content/docs/a.mdx', lines.join('\n'));
  const content = {pages: [page], model, messages: [], pagePaths: []};
  return sampleVariables.problems(content).map(({line, message}) => `${line}: ${message}`);
}

test.each(['process.env.CITY', "process.env['CITY']"])('reports a variable that nothing sets: %s', (read) => {
  const sample = ['```ts', `const city = ${read};`, '```'];
  const message = '2: The sample reads the environment variable CITY, but nothing on the page sets it';
  expect(getMessages(...sample)).toEqual([message]);
  expect(getMessages('The length of `process.env.CITY_2` is in `CITY_LENGTH`.', '', ...sample)).toEqual([
    message.replace('2', '4'),
  ]);
});

test.each(['CITY=Oslo npx remotion preview', '`{envVariables: {CITY: "Oslo"}}`', 'Set `CITY` on your server.'])(
  'accepts a page with %s',
  (text) => {
    expect(getMessages(text, '', '```ts', 'const city = process.env.CITY;', '```')).toEqual([]);
  },
);

test('ignores NODE_ENV and samples that show a mistake', () => {
  expect(getMessages('```ts', 'const isLive = process.env.NODE_ENV;', '```')).toEqual([]);
  expect(getMessages('```ts wrong', 'const city = process.env.CITY;', '```')).toEqual([]);
});
