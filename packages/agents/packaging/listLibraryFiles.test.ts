import {join} from 'node:path';
import {expect, test} from 'vitest';
import {root} from '../../tooling/root.ts';
import {listLibraryFiles} from './listLibraryFiles.ts';

test('lists the installed files of packages, and none for files of this project', () => {
  const paths = ['/typescript/lib/lib.dom.d.ts', '/project/node_modules/react/package.json', '/project/three/a.d.ts'];
  const files = ['node_modules/typescript/lib/lib.dom.d.ts', 'node_modules/react/package.json'];
  expect(listLibraryFiles(new Map(paths.map((path) => [path, ''])))).toEqual(files.map((file) => join(root, file)));
});

test('throws an error for a file that is not installed', () => {
  const library = new Map([['/project/node_modules/missing/index.d.ts', '']]);
  expect(() => listLibraryFiles(library)).toThrow("node_modules/missing/index.d.ts isn't installed");
});
