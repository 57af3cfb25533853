import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import ts from 'typescript';
import {demosFolder} from '../../../../demos/readDemos.ts';
import {ambientFiles} from '../../../../packages/content-model/samples/ambientFiles.ts';
import {createImportHost} from '../../../../packages/content-model/samples/createImportHost.ts';
import {type SandboxModule, sandboxModules} from '../../../../packages/playground-core/sandboxModules.ts';
import {createTypesOptions} from '../../../src/components/playground/Editor/types/createTypesOptions.ts';

type Declarations = Readonly<Record<string, string>>;

/**
 * Reads the declarations of the playground's packages by their path in the type checker: `core` for all of them except
 * `three`, whose declarations are as large as all others together.
 */
export function readDeclarations(): {
  readonly core: Declarations;
  readonly three: Declarations;
  /** The files that contain them. */
  readonly declarations: readonly string[];
} {
  const names = Object.keys(sandboxModules) as SandboxModule[];
  const program = createProgram(names);
  const {found: all, files} = findDeclarations(program);
  const {found: core} = findDeclarations(
    createProgram(
      names.filter((name) => sandboxModules[name] !== 'three'),
      program,
    ),
  );
  const three = Object.entries(all).filter(([path]) => core[path] === undefined);
  return {core, three: Object.fromEntries(three), declarations: files};
}

/** Creates a program that imports packages. It reuses the declarations that another program has already parsed. */
function createProgram(names: readonly SandboxModule[], parsed?: ts.Program): ts.Program {
  const options = createTypesOptions(ts);
  const {entry, host} = createImportHost(names, demosFolder, options);
  const {getSourceFile} = host;
  host.getSourceFile = (path, ...rest) =>
    (path === entry ? undefined : parsed?.getSourceFile(path)) ?? getSourceFile(path, ...rest);
  return ts.createProgram([entry, ...ambientFiles], options, host);
}

function findDeclarations(program: ts.Program): {
  readonly found: Declarations;
  readonly files: readonly string[];
} {
  const found: Record<string, string> = {};
  const files: string[] = [];
  for (const {fileName, text: declaration} of program.getSourceFiles()) {
    const path = getVirtualPath(fileName);
    if (path === undefined) {
      continue;
    }
    found[path] = declaration;
    files.push(fileName);
    const folder = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(fileName)?.[1];
    if (folder && !path.startsWith('/lib.')) {
      found[getVirtualPath(`${folder}/package.json`) ?? ''] ??= readManifest(folder);
    }
  }
  return {found, files};
}

/** Returns the path of a file in the type checker, or undefined if it isn't a declaration. */
function getVirtualPath(path: string): string | undefined {
  if (path.includes('/typescript/lib/lib.')) {
    return `/${path.split('/').at(-1)}`;
  }
  const below = path.lastIndexOf('/node_modules/');
  if (below >= 0) {
    return path.slice(below);
  }
  return ambientFiles.includes(path) ? `/declarations/${path.split('/').at(-1)}` : undefined;
}

/** Returns the fields of a package.json that affect module resolution. */
function readManifest(folder: string): string {
  const {name, version, main, types, typings, exports, typesVersions} = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Record<string, unknown>;
  return JSON.stringify({name, version, main, types, typings, exports, typesVersions});
}
