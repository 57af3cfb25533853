import ts from 'typescript';
import {describe, expect, test} from 'vitest';
import {findMessages} from './findMessages.ts';

function find(code: string) {
  return findMessages(ts.createSourceFile('a.js', code, ts.ScriptTarget.ES2022, true)).map(({parts}) =>
    parts.join('…'),
  );
}

test.each([
  ["throw new Error('The id is missing')", 'The id is missing'],
  ['throw new TypeError(`fps must be ${min} or more, got ${fps}`)', 'fps must be … or more, got …'],
  ["reject(new Error('Expected ' + JSON.stringify(a) + ' to be a number'))", 'Expected … to be a number'],
  ["Log.error('No composition was', 'found in the project')", 'No composition was'],
  ["const message = 'a value is wrong'; throw new Error(message)", 'a value is wrong'],
  [
    "throw new Error(['one two', x ? 'three' : null, 'four five'].filter(Boolean).join(' '))",
    'one two three four five',
  ],
  ["console.warn(chalk_1.chalk.red('Slow and old method'))", 'Slow and old method'],
  ['const f = (name) => `Set ${name} to a value`; throw new Error(f("x"))', 'Set … to a value'],
  ['return {attempt: 1, explanation: `It stopped after ${timeout}ms.`}', 'It stopped after …ms.'],
  ["const codec = a ? 'H264' : 'H265'; throw new Error(`The ${codec} codec is wrong`)", 'The … codec is wrong'],
  ["const rule = {meta: {messages: {A: 'Prefer the other component'}}}", 'Prefer the other component'],
])('%s', (code, expected) => {
  expect(find(`exports.run = () => { ${code} };`)).toContain(expected);
});

test.each(["throw new Error('Too short')", 'throw new Error(error)', "console.log('Not an error')"])(
  'returns nothing for %s',
  (code) => {
    expect(find(`exports.run = () => { ${code} };`)).toEqual([]);
  },
);

test('returns both strings of a condition and the function that prints them', () => {
  const code = "function check(a) { throw new Error(a ? 'The first of both' : 'The other of both'); }";
  const found = findMessages(ts.createSourceFile('a.js', code, ts.ScriptTarget.ES2022, true));
  expect(found).toEqual([
    {parts: ['The first of both'], printer: 'check'},
    {parts: ['The other of both'], printer: 'check'},
  ]);
});

test('returns the strings of variables with the same name in different blocks', () => {
  const block = (text: string) => `if (${text.length} > a) { const message = '${text}'; throw new Error(message); }`;
  const texts = ['The width is wrong', 'The height is also wrong'];
  expect(find(`exports.run = (a) => { ${texts.map(block).join(' ')} };`)).toEqual(texts);
});

test('returns nothing for a parameter with the name of a constant', () => {
  expect(find("const text = 'One two three'; exports.run = (text) => { throw new Error(text); };")).toEqual([]);
});

test('returns the string of the closest block, even if an outer one declares the name later', () => {
  const inner = "if (a) { const text = 'One two three'; throw new Error(text); }";
  expect(find(`exports.run = (a) => { ${inner} const text = 'Four five six'; throw new Error(text); };`)).toEqual([
    'One two three',
    'Four five six',
  ]);
});

describe('a line', () => {
  const lines = (body: string) =>
    findMessages(ts.createSourceFile('a.js', `function run() { ${body} }`, ts.ScriptTarget.ES2022, true)).map(
      ({parts, after}) => [parts.join('…'), after?.join('…')],
    );

  test.each([
    ["Log.error('There is no file'); Log.info(path); Log.error('Look at the path');"],
    ["Log.error('There is no file'); if (isMac) { Log.warn('Look at the path'); }"],
    ["Log.error('There is no file'); for (const one of all) { Log.error(one); } Log.error('Look at the path');"],
    ["Log.error('There is no file'); if (isMac) { brew(); } else { Log.error('Look at the path'); }"],
  ])('continues the first line that is printed with it: %s', (body) => {
    expect(lines(body)).toEqual([
      ['There is no file', undefined],
      ['Look at the path', 'There is no file'],
    ]);
  });

  test.each([
    ["Log.error('There is no file'); stop(); Log.error('Look at the path');"],
    ["if (a) { Log.error('There is no file'); } if (b) { Log.error('Look at the path'); }"],
    ["Log.error('There is no file'); run(() => { Log.error('Look at the path'); });"],
    ["Log.error('There is no file'); if (a) { throw new Error('Look at the path'); }"],
  ])('is a separate message: %s', (body) => {
    expect(lines(body)).toEqual([
      ['There is no file', undefined],
      ['Look at the path', undefined],
    ]);
  });
});
