import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import ts from 'typescript';
import {ambientFiles} from '../../../../packages/content-model/samples/ambientFiles.ts';
import {type FrameModule, frameModules} from '../../../../packages/playground-core/frameModules.ts';
import {shippedModules} from '../../post/licenses/shippedModules.ts';
import {createTypesOptions} from '../../../src/components/playground/Editor/types/createTypesOptions.ts';

type Declarations = Readonly<Record<string, string>>;

const repository = join(__dirname, '../../../..');

/**
 * Reads the declarations of the playground's packages by their path in the type checker: `core` for all of them except
 * `three`, whose declarations are as large as all others together.
 */
export function readDeclarations(): {readonly core: Declarations; readonly three: Declarations} {
  const names = Object.keys(frameModules) as FrameModule[];
  const core = readDeclarationsOfPackage(names.filter((name) => frameModules[name] !== 'three'));
  const all = readDeclarationsOfPackage(names);
  const three = Object.entries(all).filter(([path]) => core[path] === undefined);
  return {core, three: Object.fromEntries(three)};
}

function readDeclarationsOfPackage(names: readonly FrameModule[]): Record<string, string> {
  const imports = join(repository, 'demos/imports.ts');
  const text = names.map((name) => `import '${name}';`).join('\n');
  const options = createTypesOptions(ts);
  const host = ts.createCompilerHost(options);
  const {readFile, fileExists} = host;
  host.readFile = (path) => (path === imports ? text : readFile(path));
  host.fileExists = (path) => path === imports || fileExists(path);
  const {getSourceFile} = host;
  host.getSourceFile = (path, ...rest) =>
    path === imports ? ts.createSourceFile(path, text, ts.ScriptTarget.ES2022) : getSourceFile(path, ...rest);
  const program = ts.createProgram([imports, ...ambientFiles], options, host);
  const found: Record<string, string> = {};
  for (const {fileName, text: declaration} of program.getSourceFiles()) {
    const path = getVirtualPath(fileName);
    if (path === undefined) {
      continue;
    }
    found[path] = declaration;
    shippedModules.add(fileName);
    const folder = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(fileName)?.[1];
    if (folder && !path.startsWith('/lib.')) {
      found[getVirtualPath(`${folder}/package.json`) ?? ''] ??= readManifest(folder);
    }
  }
  return found;
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
