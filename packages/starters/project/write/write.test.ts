import {format} from 'prettier';
import {expect, test} from 'vitest';
import {readResources} from '../../read/readResources.ts';
import {listCombinations} from '../listCombinations.ts';
import {formatLiteral} from './formatLiteral.ts';

test.each([
  [{a: 1, 'b-c': "it's", d: [true, null]}, `{a: 1, 'b-c': "it's", d: [true, null]}`],
  ['a "quoted" word', `'a "quoted" word'`],
  ['a\\b\n', String.raw`'a\\b\n'`],
  [[], '[]'],
])('writes %j', (value, literal) => {
  expect(formatLiteral(value, 0, 80)).toBe(literal);
  expect((0, eval)(`(${literal})`)).toEqual(value);
});

test('writes what does not fit on several lines', () => {
  expect(formatLiteral({text: 'x'.repeat(50), list: [1, 2]}, 2, 40)).toBe(
    `{\n    text: '${'x'.repeat(50)}',\n    list: [1, 2],\n  }`,
  );
});

test('Prettier would not change a file of a project', async () => {
  const files = new Map<string, string>();
  for (const {texts} of listCombinations(readResources('https://example.com')).values()) {
    for (const [path, text] of Object.entries(texts)) {
      if (/\.(?:tsx?|mjs|cjs|json|css|html|yaml)$/.test(path) && !path.endsWith('react-19.d.ts')) {
        files.set(`${path}\n${text}`, path);
      }
    }
  }
  for (const [key, path] of files) {
    const text = key.slice(path.length + 1);
    expect(await format(text, {filepath: path, singleQuote: true, bracketSpacing: false})).toBe(text);
  }
});
