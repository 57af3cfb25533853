import {join, posix} from 'node:path';
import ts from 'typescript';
import type {Project} from '../../packages/starters/project/Project.ts';
import {root} from '../../packages/tooling/root.ts';

/** An error of TypeScript in a project. */
type ProjectError = {readonly project: string; readonly path: string; readonly line: number; readonly message: string};

type Settings = {readonly compilerOptions: object; readonly include: readonly string[]};

// Inside the repository, so that packages are found without an installation.
const workbench = join(root, 'node_modules/.cache/starters').replaceAll('\\', '/');

/**
 * Compiles projects with their settings, against the packages of this repository. They are compiled in one program,
 * because they share the declarations of the packages, and a file that is the same in several projects, together with
 * everything that it imports, is checked once. Doesn't write to disk.
 */
export function compileProjects(projects: ReadonlyMap<string, Project>): ProjectError[] {
  const [first] = projects.values();
  // All projects have the same settings, except that only some need the types of Node.js.
  const settings = {...readSettings(first?.texts ?? {}).compilerOptions, types: ['node']};
  const {options} = ts.convertCompilerOptionsFromJson(settings, root);
  const files = new Map<string, string>();
  const names: string[] = [];
  const seen = new Set<string>();
  for (const [name, {texts}] of projects) {
    const {include} = readSettings(texts);
    for (const [path, text] of Object.entries(texts)) {
      const file = `${workbench}/${name}/${path}`;
      files.set(file, text);
      if (/\.tsx?$/.test(path) && include.some((folder) => path === folder || path.startsWith(`${folder}/`))) {
        const key = JSON.stringify(Object.fromEntries(collectImports(path, texts)));
        if (!seen.has(key)) {
          seen.add(key);
          names.push(file);
        }
      }
    }
  }
  const program = ts.createProgram(names, options, createHost(files, options));
  return names.flatMap((file) => {
    const source = program.getSourceFile(file);
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    const [, project = '', path = ''] = /^([^/]+)\/(.*)$/.exec(file.slice(workbench.length + 1)) ?? [];
    return found.map(({start, messageText}) => ({
      project,
      path,
      line: (source?.getLineAndCharacterOfPosition(start ?? 0).line ?? 0) + 1,
      message: ts.flattenDiagnosticMessageText(messageText, ' '),
    }));
  });
}

/** Returns a file and all files of the project that it imports, directly or not. */
function collectImports(path: string, texts: Project['texts'], found = new Map<string, string>()): Map<string, string> {
  const text = texts[path];
  if (text === undefined || found.has(path)) {
    return found;
  }
  found.set(path, text);
  for (const [, name = ''] of text.matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g)) {
    const target = posix.join(posix.dirname(path), name);
    for (const extension of ['', '.ts', '.tsx']) {
      collectImports(`${target}${extension}`, texts, found);
    }
  }
  return found;
}

function createHost(files: ReadonlyMap<string, string>, options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const {fileExists, readFile} = host;
  const known = new Map<string, ts.SourceFile>();
  host.fileExists = (path) => files.has(path) || fileExists(path);
  host.readFile = (path) => files.get(path) ?? readFile(path);
  host.directoryExists = undefined;
  host.getSourceFile = (path, version) => {
    const text = host.readFile(path);
    if (text === undefined) {
      return undefined;
    }
    const source = known.get(path) ?? ts.createSourceFile(path, text, version, true);
    known.set(path, source);
    return source;
  };
  return host;
}

function readSettings(texts: Project['texts']): Settings {
  return JSON.parse(texts['tsconfig.json'] ?? '{}') as Settings;
}
