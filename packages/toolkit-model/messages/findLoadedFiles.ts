import {existsSync, readFileSync, readdirSync, statSync} from 'node:fs';
import {dirname, join} from 'node:path';
import ts from 'typescript';

/**
 * Finds the compiled files that the entry points of a package load, directly or through other files. Packages also
 * contain tests, internal scripts and unused functions, whose messages nobody sees.
 */
export function findLoadedFiles(packageFolder: string): Set<string> {
  const waiting = getEntries(packageFolder);
  const loaded = new Set<string>();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (loaded.has(file)) {
      continue;
    }
    loaded.add(file);
    waiting.push(...findRequiredFiles(file, packageFolder));
  }
  return loaded;
}

/** The files next to `package.json` are entry points too, such as CLIs. */
function getEntries(folder: string): string[] {
  const {main = 'index.js', exports = {}} = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    main?: string;
    exports?: unknown;
  };
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  return [main, ...findStrings(exports), ...scripts].flatMap((path) => readScript(join(folder, path)) ?? []);
}

function findStrings(value: unknown): string[] {
  if (typeof value === 'string') {
    return [value];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(findStrings) : [];
}

/** Files are required by their path, or by a path that is joined from parts, relative to the file or the package. */
function findRequiredFiles(file: string, folder: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) {
      for (const from of [dirname(file), folder, join(folder, 'dist')]) {
        const script = readScript(join(from, node.text));
        if (script?.startsWith(folder)) {
          found.push(script);
        }
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022));
  return found;
}

function readScript(path: string): string | undefined {
  return [path, `${path}.js`, join(path, 'index.js')].find(
    (candidate) => candidate.endsWith('.js') && existsSync(candidate) && statSync(candidate).isFile(),
  );
}
