import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import ts from 'typescript';
import {ambientFiles} from '../../../reference/samples/ambientFiles';
import {type FrameModule, frameModules} from '../../src/components/playground/frameModules';
import {shippedModules} from '../licences/shippedModules';
import {typesOptions} from '../../src/components/playground/Editor/types/typesOptions';

type Declarations = Readonly<Record<string, string>>;

const repository = join(__dirname, '../../..');

/**
 * The declarations that the playground's packages need, by their path in its type checker: `core` for all but what
 * `three` brings, which is as large as all others together.
 */
export const readDeclarations = (): {readonly core: Declarations; readonly three: Declarations} => {
  const names = Object.keys(frameModules) as FrameModule[];
  const core = declarationsOf(names.filter((name) => frameModules[name] !== 'three'));
  const all = declarationsOf(names);
  const three = Object.entries(all).filter(([path]) => core[path] === undefined);
  return {core, three: Object.fromEntries(three)};
};

const declarationsOf = (names: readonly FrameModule[]): Record<string, string> => {
  const imports = join(repository, 'demos/imports.ts');
  const text = names.map((name) => `import '${name}';`).join('\n');
  const options = typesOptions(ts);
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
    const path = virtualPath(fileName);
    if (path === undefined) continue;
    found[path] = declaration;
    shippedModules.add(fileName);
    const folder = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(fileName)?.[1];
    if (folder && !path.startsWith('/lib.')) found[virtualPath(`${folder}/package.json`) ?? ''] ??= manifestOf(folder);
  }
  return found;
};

/** Where the type checker looks for a file; nothing for what is not a declaration. */
const virtualPath = (path: string): string | undefined => {
  if (path.includes('/typescript/lib/lib.')) return `/${path.split('/').at(-1)}`;
  const below = path.lastIndexOf('/node_modules/');
  if (below >= 0) return path.slice(below);
  return ambientFiles.includes(path) ? `/declarations/${path.split('/').at(-1)}` : undefined;
};

/** What the resolution of modules reads of a package. */
const manifestOf = (folder: string): string => {
  const {name, version, main, types, typings, exports, typesVersions} = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Record<string, unknown>;
  return JSON.stringify({name, version, main, types, typings, exports, typesVersions});
};
