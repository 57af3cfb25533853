import {posix} from 'node:path';
import type {Project} from '../../packages/starters/project/Project.ts';
import {compileFiles} from './compileFiles.ts';
import {findRelativeImports} from './findRelativeImports.ts';

/** An error of TypeScript in a project. */
type ProjectError = {readonly project: string; readonly path: string; readonly line: number; readonly message: string};

type Settings = {readonly compilerOptions: object; readonly include: readonly string[]};

/**
 * Compiles projects with their settings, against the packages of this repository. They are compiled in one program,
 * because they share the declarations of the packages, and a file that is the same in several projects, together with
 * everything that it imports, is checked once.
 */
export function compileProjects(projects: ReadonlyMap<string, Pick<Project, 'texts'>>): ProjectError[] {
  const [first] = projects.values();
  // All projects have the same settings, except that only some need the types of Node.js.
  const compilerOptions = {...readSettings(first?.texts ?? {}).compilerOptions, types: ['node']};
  const files = new Map<string, string>();
  const rootNames: string[] = [];
  const seen = new Set<string>();
  for (const [name, {texts}] of projects) {
    const {include} = readSettings(texts);
    for (const path of Object.keys(texts)) {
      if (/\.tsx?$/.test(path) && include.some((folder) => path === folder || path.startsWith(`${folder}/`))) {
        const imported = collectImports(path, texts);
        const key = JSON.stringify(Object.fromEntries(imported));
        if (!seen.has(key)) {
          seen.add(key);
          rootNames.push(`${name}/${path}`);
          imported.forEach((text, file) => files.set(`${name}/${file}`, text));
        }
      }
    }
  }
  return compileFiles({files, rootNames, compilerOptions}).map(({path: file, line, message}) => {
    const [project = '', ...path] = file.split('/');
    return {project, path: path.join('/'), line, message};
  });
}

/** Returns a file and all files of the project that it imports, directly or not. */
function collectImports(path: string, texts: Project['texts'], found = new Map<string, string>()): Map<string, string> {
  const text = texts[path];
  if (text === undefined || found.has(path)) {
    return found;
  }
  found.set(path, text);
  for (const name of findRelativeImports(text)) {
    const target = posix.join(posix.dirname(path), name);
    for (const extension of ['', '.ts', '.tsx']) {
      collectImports(`${target}${extension}`, texts, found);
    }
  }
  return found;
}

function readSettings(texts: Project['texts']): Settings {
  return JSON.parse(texts['tsconfig.json'] ?? '{}') as Settings;
}
