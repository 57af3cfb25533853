import {expect, test} from 'vitest';
import {stripComments} from './stripComments.ts';

test('removes comments and keeps references and types', () => {
  const text =
    '/// <reference types="node" />\n/** A size. */\nexport type Size = `${number}px` | `http://${string}`; // pixels\n';
  expect(stripComments('/a.d.ts', text)).toBe(
    '/// <reference types="node" />\nexport type Size = `${number}px` | `http://${string}`;\n',
  );
});

test('keeps what imports need of a package.json', () => {
  const text = JSON.stringify({name: 'a', types: 'a.d.ts', scripts: {test: 'x'}, exports: {'.': './a.js'}});
  expect(JSON.parse(stripComments('/a/package.json', text))).toEqual({
    name: 'a',
    types: 'a.d.ts',
    exports: {'.': './a.js'},
  });
});

test('returns other files as they are', () => {
  expect(stripComments('/a.ts', '// a\n')).toBe('// a\n');
});
