import {existsSync, readFileSync, statSync} from 'node:fs';
import {join, posix} from 'node:path';
import {expect, test} from 'vitest';
import {readJson} from '../../packages/tooling/readJson.ts';
import {root} from '../../packages/tooling/root.ts';
import {listFiles} from './findChangedFiles.ts';
import {findReachable, readImportGraph} from './readImportGraph.ts';
import type {Suite} from './runSuite.ts';
import {pagesSuite} from './browserSuites.ts';
import {checkSuites} from './checkSuites.ts';
import {createNpmCommand} from '../steps/createNpmCommand.ts';
import {demoPathspecs} from './demoPathspecs.ts';
import {incrementalSuites} from './incrementalSuites.ts';

const manifest = readJson<{scripts: Record<string, string>}>(join(root, 'package.json'));
const suites = [...checkSuites, ...incrementalSuites, pagesSuite];

test('all entries, inputs and items exist', () => {
  const paths = suites.flatMap(({entries = [], inputs = [], items = []}) => [...entries, ...inputs, ...items]);
  expect([...new Set(paths)].filter((path) => listFiles([path]).length === 0)).toEqual([]);
});

test('every test that the unit tests leave out is an entry of one suite', () => {
  const tests = listFiles([
    '*.spec.ts',
    '*.claims.ts',
    '*.claims.tsx',
    '*.samples.ts',
    '*.test.tsx',
    ...['load', 'build', 'corpus'].map((kind) => `*.${kind}.test.ts`),
    ':(glob)integration/**/*.test.ts',
  ]);
  const found = suites.flatMap(({entries = []}) => listFiles(entries));
  const counts = tests.map((file): [string, number] => [file, found.filter((other) => other === file).length]);
  expect(counts.filter(([, count]) => count !== 1)).toEqual([]);
});

test('the entries of a suite reach every file that its command and its configuration name', async () => {
  expect(await findMissingEntries(suites)).toEqual([]);
});

test('explains which files are missing in the entries of a suite', async () => {
  const suite = {title: 'Components', command: createNpmCommand('components'), entries: ['package.json']};
  expect(await findMissingEntries([suite])).toEqual([
    '"Components" loads vitest.components.config.ts, so add it to its entries',
    '"Components" loads packages/tooling/findOrInstallBrowser.ts, so add it to its entries',
    '"Components" loads site/src/testing/Link.tsx, so add it to its entries',
    '"Components" loads site/src/testing/Tabs.tsx, so add it to its entries',
    '"Components" loads site/src/testing/generated.ts, so add it to its entries',
    '"Components" loads site/src/testing/setup.ts, so add it to its entries',
  ]);
});

test('no demo imports another one, because `npm test` only renders those that have changed', async () => {
  const files = new Set(listFiles(demoPathspecs));
  const imports = await readImportGraph([...files]);
  const found = [...files].flatMap((file) =>
    (imports[file]?.imports ?? [])
      .filter(({path}) => files.has(path) && path.split('/')[1] !== file.split('/')[1])
      .map(({path}) => `${file} imports ${path}`),
  );
  expect(found).toEqual([]);
});

/** Suites without entries don't declare what they load, because they always run or read everything. */
async function findMissingEntries(declared: readonly Suite[]): Promise<readonly string[]> {
  const withEntries = declared.flatMap(({title, command, entries}) =>
    entries ? [{title, command, files: listFiles(entries)}] : [],
  );
  const imports = await readImportGraph(withEntries.flatMap(({files}) => files));
  return withEntries.flatMap(({title, command, files}) => {
    const reached = findReachable(imports, files);
    const missing = findNamedFiles(command).filter((file) => !reached.has(file));
    return missing.map((file) => `"${title}" loads ${file}, so add it to its entries`);
  });
}

/** Returns the programs, tests and configurations that a command names, and the code that the configurations name. */
function findNamedFiles(command: readonly string[]): readonly string[] {
  const words = command[0] === 'npm' ? (manifest.scripts[command[3] ?? '']?.split(' ') ?? []) : command;
  const usesDefault = words.includes('vitest') && !words.includes('--config');
  const files = [...words, ...(usesDefault ? ['vitest.config.ts'] : [])].filter(isFile);
  return files.flatMap((file) => (file.includes('.config.') ? [file, ...findNamedCode(file)] : [file]));
}

function findNamedCode(config: string): readonly string[] {
  const names = readFileSync(join(root, config), 'utf8').matchAll(/'([^'*]+\.tsx?)'/g);
  return [...names].map(([, name = '']) => posix.join(posix.dirname(config), name)).filter(isFile);
}

function isFile(path: string): boolean {
  return existsSync(join(root, path)) && statSync(join(root, path)).isFile();
}
