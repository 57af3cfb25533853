import {expect, test} from 'vitest';
import {renameFile} from './renameFile.ts';

test('renames a file without moving it', () => {
  const files = {'Root.tsx': 'root', 'Title.tsx': 'title', 'size.ts': 'size'};
  expect(Object.entries(renameFile(files, 'Title.tsx', 'Name.tsx'))).toEqual([
    ['Root.tsx', 'root'],
    ['Name.tsx', 'title'],
    ['size.ts', 'size'],
  ]);
});

test.each([
  ["import {size} from './size';", "import {size} from './number';"],
  ['import type {Size} from "./size.ts"', 'import type {Size} from "./number.ts"'],
  ["export * from './size'; export {a} from './size';", "export * from './number'; export {a} from './number';"],
  ["import './size'; const later = import('./size');", "import './number'; const later = import('./number');"],
  ["let a: import('./size').Size;", "let a: import('./number').Size;"],
  ["const {size} = require('./size');", "const {size} = require('./number');"],
  ["import {other} from './sizes'; import React from 'react';", undefined],
  ["export const text = './size'; // import './size';", undefined],
  ["load('./size');", undefined],
])('updates %s', (source, updated = source) => {
  const files = {'A.tsx': source, 'size.ts': '', 'sizes.ts': ''};
  expect(renameFile(files, 'size.ts', 'number.ts')['A.tsx']).toBe(updated);
});

test('updates imports between folders, and those of the file itself', () => {
  const files = {
    'Root.tsx': "import {Scene} from './parts/Scene';",
    'parts/Scene.tsx':
      "import {size} from '../size';\nimport {Title} from './Title';\nimport data from '../data.json';",
    'parts/Title.tsx': "import {Scene} from './Scene';",
    'size.ts': '',
    'data.json': '{}',
  };
  expect(renameFile(files, 'parts/Scene.tsx', 'scenes/one/Opening.tsx')).toEqual({
    ...files,
    'Root.tsx': "import {Scene} from './scenes/one/Opening';",
    'parts/Scene.tsx': undefined,
    'scenes/one/Opening.tsx':
      "import {size} from '../../size';\nimport {Title} from '../../parts/Title';\nimport data from '../../data.json';",
    'parts/Title.tsx': "import {Scene} from '../scenes/one/Opening';",
  });
});

test('imports a folder by its name if it did before and still can', () => {
  const files = {'A.tsx': "import './parts';", 'parts/index.tsx': ''};
  expect(renameFile(files, 'parts/index.tsx', 'scenes/index.ts')['A.tsx']).toBe("import './scenes';");
  expect(renameFile(files, 'parts/index.tsx', 'parts/Title.tsx')['A.tsx']).toBe("import './parts/Title';");
  expect(renameFile(files, 'parts/index.tsx', 'index.tsx')['A.tsx']).toBe("import './index';");
});

test('adds the extension if another file has the same name without it, and keeps that of a style sheet', () => {
  const files = {'A.tsx': "import './a';\nimport './b';\nimport './a.css';", 'a.ts': '', 'b.ts': '', 'a.css': ''};
  expect(renameFile(files, 'b.ts', 'a.tsx')['A.tsx']).toBe("import './a.ts';\nimport './a';\nimport './a.css';");
  expect(renameFile(files, 'a.css', 'b.css')['A.tsx']).toBe("import './a';\nimport './b';\nimport './b.css';");
});

test('adds no extension to the import of a file whose name is like an extension', () => {
  const files = {'A.tsx': "import './parts/x';", 'parts/x.tsx': ''};
  expect(renameFile(files, 'parts/x.tsx', 'parts/Title.tsx')['A.tsx']).toBe("import './parts/Title';");
});

test('leaves the rest of a file with a syntax error as it is', () => {
  const files = {'A.tsx': "import {size} from './size';\nexport const A = () => {<div>;", 'size.ts': ''};
  expect(renameFile(files, 'size.ts', 'number.ts')['A.tsx']).toBe(
    "import {size} from './number';\nexport const A = () => {<div>;",
  );
});
