import {existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterAll} from 'vitest';
import {readRuntimeImports} from '../../packages/content-model/samples/readRuntimeImports.ts';
import type {Sample} from '../../packages/content-model/samples/sample.ts';
import {root} from '../../packages/tooling/root.ts';
import {getSamplePath} from './getSamplePath.ts';

type File = Pick<Sample, 'code' | 'language' | 'title'>;

/** A sample and those of its page that it imports. */
type Part = {readonly sample: File; readonly imports?: ReadonlySet<File>};

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, {recursive: true})));

/**
 * Writes a sample to a new folder, together with the samples and the packages that it imports and with other files. The
 * folder exists until all tests of the file have run, because bundlers keep processes running in it.
 */
export function createSampleFolder(
  {sample, imports = new Set()}: Part,
  {files = {}, packages = []}: {files?: Readonly<Record<string, string>>; packages?: readonly string[]} = {},
): string {
  const folder = mkdtempSync(join(tmpdir(), 'sample-'));
  folders.push(folder);
  const samples = [...new Set([sample, ...imports])];
  const written = {...files, ...Object.fromEntries(samples.map((item) => [getSamplePath(item), item.code]))};
  for (const [path, text] of Object.entries({'package.json': '{}', 'tsconfig.json': '{}', ...written})) {
    mkdirSync(dirname(join(folder, path)), {recursive: true});
    writeFileSync(join(folder, path), text);
  }
  const imported = samples.flatMap(({code, language}) => readRuntimeImports(code, language));
  for (const name of new Set([...packages, ...imported].map(getPackageName))) {
    const target = join(root, 'node_modules', name);
    const link = join(folder, 'node_modules', name);
    if (name !== '.' && name !== '..' && existsSync(target)) {
      mkdirSync(dirname(link), {recursive: true});
      symlinkSync(target, link);
    }
  }
  return folder;
}

function getPackageName(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}
