import {mkdtempSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, relative} from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {findLoadedFiles} from './findLoadedFiles.ts';

const folder = mkdtempSync(join(tmpdir(), 'package-'));
afterAll(() => rmSync(folder, {recursive: true}));

const files = {
  'package.json': JSON.stringify({main: 'dist/index.js', exports: {'./worker': {require: './dist/worker.js'}}}),
  'cli.js': "require('./dist/cli')",
  'dist/index.js': "require('./used'); require('./folder'); const entry = join(__dirname, 'entry.js');",
  'dist/used.js': "require('./index'); require('node:fs')",
  'dist/folder/index.js': '',
  'dist/entry.js': '',
  'dist/worker.js': '',
  'dist/cli.js': '',
  'dist/unused.js': "require('./alsoUnused')",
  'dist/alsoUnused.js': '',
};
for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(join(folder, file)), {recursive: true});
  writeFileSync(join(folder, file), text);
}

test('returns only the files that the entry points require or mention', () => {
  const found = [...findLoadedFiles(folder)].map((file) => relative(folder, file).replaceAll('\\', '/'));
  expect(found.sort()).toEqual([
    'cli.js',
    'dist/cli.js',
    'dist/entry.js',
    'dist/folder/index.js',
    'dist/index.js',
    'dist/used.js',
    'dist/worker.js',
  ]);
});
