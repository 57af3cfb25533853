import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import ts from 'typescript';
import {commands} from '../data/commands.ts';
import type {ExportModel, Model, PackageModel} from '../model.ts';
import {packages} from '../packages.ts';
import {readConstants} from './readConstants.ts';
import {getPublicTypes, readExports} from './readExports.ts';
import {readFlags} from './readFlags.ts';
import {readPrintedUrls} from './readPrintedUrls.ts';
import {readSetters} from './readSetters.ts';
import {setExportedTypes} from './formatType.ts';

/** Reads all documented packages from `node_modules` with one TypeScript program. */
export async function readModel(): Promise<Model> {
  const entries = packages.map((name) => ({name, ...readManifest(name)}));
  const program = ts.createProgram(
    [...entries.map(({types}) => types), ...commandLines.map(({declaration}) => declaration), ...ambient],
    options,
  );
  setExportedTypes(
    program.getTypeChecker(),
    getPublicTypes(
      program,
      entries.map(({types}) => types),
    ),
  );
  const read: PackageModel[] = [];
  for (const {name, version, types} of entries) {
    read.push({name, version, exports: await readExports(program, types, name)});
  }
  const flags = commandLines.flatMap((files) => readFlags(program, files));
  return {
    packages: read,
    printedUrls: readPrintedUrls(folders),
    commands,
    flags: flags.filter((flag, index) => flags.findIndex(({name}) => name === flag.name) === index),
    setters: readSetters(readExportedConfig(read), flags),
    constants: readConstants(),
  };
}

function readExportedConfig(packages: readonly PackageModel[]): ExportModel {
  const config = packages.flatMap(({exports}) => exports).find(({name}) => name === 'Config');
  if (!config) {
    throw new Error('remotion no longer exports Config');
  }
  return config;
}

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

function getModelFolder(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
function getDistFolder(packageName: string): string {
  return getModelFolder(`../../../node_modules/${packageName}/dist`);
}
const folders = packages.filter((name) => !name.endsWith('/enable')).map(getDistFolder);

const commandLines = [
  {
    declaration: join(getDistFolder('@remotion/cli'), 'parse-command-line.d.ts'),
    code: join(getDistFolder('@remotion/cli'), 'parse-command-line.js'),
    options: 'CommandLineOptions',
  },
  {
    declaration: join(getDistFolder('@remotion/lambda'), 'cli', 'args.d.ts'),
    code: join(getDistFolder('@remotion/cli'), 'parse-command-line.js'),
    options: 'LambdaCommandLineOptions',
  },
];

const ambient = [getModelFolder('../types/react-19.d.ts')];

/** Finds the version and the declaration file of a package or of an additional entry point (`@remotion/skia/enable`). */
function readManifest(name: string): {version: string; types: string} {
  const [, packageName = name, entry] = /^((?:@[^/]+\/)?[^/]+)(?:\/(.+))?$/.exec(name) ?? [];
  const file = getModelFolder(`../../../node_modules/${packageName}/package.json`);
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as {version: string; main: string; types?: string};
  const types = entry ? `${entry}.d.ts` : (manifest.types ?? manifest.main.replace(/\.js$/, '.d.ts'));
  return {version: manifest.version, types: join(dirname(file), types)};
}
