import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import ts from 'typescript';
import type {Model, PackageModel} from '../model.ts';
import {packages} from '../packages.ts';
import {publicTypes, readExports} from './readExports.ts';
import {readPrintedAddresses} from './readPrintedAddresses.ts';
import {setExportedTypes} from './typeText.ts';

/** Reads all documented packages from `node_modules` with one TypeScript program. */
export const readModel = async (): Promise<Model> => {
  const entries = packages.map((name) => ({name, ...manifestOf(name)}));
  const program = ts.createProgram([...entries.map(({types}) => types), ...ambient], options);
  setExportedTypes(
    program.getTypeChecker(),
    publicTypes(
      program,
      entries.map(({types}) => types),
    ),
  );
  const read: PackageModel[] = [];
  for (const {name, version, types} of entries) {
    read.push({name, version, exports: await readExports(program, types, name)});
  }
  const folders = packages.filter((name) => !name.endsWith('/enable')).map((name) => here(`../../node_modules/${name}/dist`));
  return {packages: read, printedAddresses: readPrintedAddresses(folders)};
};

const options: ts.CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: ['node'],
  jsx: ts.JsxEmit.ReactJSX,
  skipLibCheck: true,
  esModuleInterop: true,
};

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const ambient = [here('../types/react-19.d.ts')];

/** Version and declaration file of a package, or of an entry point below it such as `@remotion/skia/enable`. */
const manifestOf = (name: string): {version: string; types: string} => {
  const [, packageName = name, entry] = /^((?:@[^/]+\/)?[^/]+)(?:\/(.+))?$/.exec(name) ?? [];
  const file = here(`../../node_modules/${packageName}/package.json`);
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as {version: string; main: string; types?: string};
  const types = entry ? `${entry}.d.ts` : (manifest.types ?? manifest.main.replace(/\.js$/, '.d.ts'));
  return {version: manifest.version, types: join(dirname(file), types)};
};
