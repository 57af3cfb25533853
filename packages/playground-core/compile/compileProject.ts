import {type SandboxScript, isSandboxModule, sandboxModules} from '../sandboxModules.ts';
import type {PlaygroundProject} from '../project/PlaygroundProject.ts';
import {type CompiledFile, compileFile, isProblem} from './compileFile.ts';
import type {CodeProblem} from './CodeProblem.ts';
import {resolveFile} from './resolveFile.ts';

/** A project that can run. */
export type CompiledProject = {
  /** The code of each file by its path. */
  readonly modules: Readonly<Record<string, string>>;
  /** The file that registers a root, or the first one, whose component is shown. */
  readonly entry: string;
  /** Scripts that the sandbox needs in addition to its own. */
  readonly scripts: readonly SandboxScript[];
};

/** Compiles all files and resolves their imports. Returns the problems if there are any. */
export function compileProject({files}: Pick<PlaygroundProject, 'files'>): CompiledProject | readonly CodeProblem[] {
  const problems: CodeProblem[] = [];
  const modules: Record<string, string> = {};
  const scripts = new Set<SandboxScript>();
  for (const [file, source] of Object.entries(files)) {
    const compiled = findCompiled(file, source);
    if (isProblem(compiled)) {
      problems.push(compiled);
      continue;
    }
    modules[file] = compiled.code;
    for (const name of compiled.imports) {
      if (isSandboxModule(name)) {
        scripts.add(sandboxModules[name]);
      } else if (!name.startsWith('.')) {
        problems.push({...getLocation(name, file, source), message: createMissingPackageError(name)});
      } else if (!resolveFile(name, file, Object.keys(files))) {
        problems.push({...getLocation(name, file, source), message: createMissingFileError(name, Object.keys(files))});
      }
    }
  }
  for (const file of memory.keys()) {
    if (!Object.hasOwn(files, file)) {
      memory.delete(file);
    }
  }
  scripts.delete('core');
  return problems.length > 0 ? problems : {modules, entry: findEntryFile(files), scripts: [...scripts]};
}

/** The last result of each file of the last project, because a keystroke only changes one of them. */
const memory = new Map<string, {readonly source: string; readonly result: CompiledFile | CodeProblem}>();

function findCompiled(file: string, source: string): CompiledFile | CodeProblem {
  const last = memory.get(file);
  if (last?.source === source) {
    return last.result;
  }
  const result = compileFile(file, source);
  memory.set(file, {source, result});
  return result;
}

function findEntryFile(files: PlaygroundProject['files']): string {
  return (
    Object.keys(files).find((file) => /\bregisterRoot\s*\(/.test(files[file] ?? '')) ?? Object.keys(files)[0] ?? ''
  );
}

function createMissingPackageError(name: string): string {
  const available = Object.keys(sandboxModules).filter((module) => module !== 'react/jsx-runtime');
  return `“${name}” isn’t available in the playground. You can import ${available.join(', ')} and the files of this project.`;
}

function createMissingFileError(name: string, files: readonly string[]): string {
  return `The file “${name}” doesn’t exist. This project contains ${files.join(', ')}.`;
}

function getLocation(name: string, file: string, source: string): Pick<CodeProblem, 'file' | 'line' | 'column'> {
  const at = Math.max(source.indexOf(`'${name}'`), source.indexOf(`"${name}"`));
  if (at < 0) {
    return {file};
  }
  const lines = source.slice(0, at).split('\n');
  return {file, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1};
}
