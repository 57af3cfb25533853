import {existsSync, readFileSync, readdirSync, statSync} from 'node:fs';
import {dirname, join} from 'node:path';
import ts from 'typescript';

/**
 * Finds the compiled files of a package that its entries load, straight or through others. Packages are shipped with
 * tests, scripts of their makers and functions that nothing calls any more: what these say, nobody reads.
 */
export const loadedFiles = (packageFolder: string): Set<string> => {
  const waiting = entriesOf(packageFolder);
  const loaded = new Set<string>();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (loaded.has(file)) continue;
    loaded.add(file);
    waiting.push(...namedIn(file, packageFolder));
  }
  return loaded;
};

/** What stands beside `package.json` is there to be loaded: command lines and further entry points. */
const entriesOf = (folder: string): string[] => {
  const {main = 'index.js', exports = {}} = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    main?: string;
    exports?: unknown;
  };
  const beside = readdirSync(folder).filter((file) => file.endsWith('.js'));
  return [main, ...stringsIn(exports), ...beside].flatMap((path) => scriptAt(join(folder, path)) ?? []);
};

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

/** Files are required by their path, or named by parts of it that are joined, from the file or from the package. */
const namedIn = (file: string, folder: string): string[] => {
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node))
      for (const from of [dirname(file), folder, join(folder, 'dist')]) {
        const script = scriptAt(join(from, node.text));
        if (script?.startsWith(folder)) found.push(script);
      }
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022));
  return found;
};

const scriptAt = (path: string): string | undefined =>
  [path, `${path}.js`, join(path, 'index.js')].find(
    (candidate) => candidate.endsWith('.js') && existsSync(candidate) && statSync(candidate).isFile(),
  );
