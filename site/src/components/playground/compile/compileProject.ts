import {type FrameScript, frameModules, isFrameModule} from '../frameModules';
import type {PlaygroundProject} from '../project/PlaygroundProject';
import {type CompiledFile, compileFile, isFault} from './compileFile';
import type {Fault} from './Fault';
import {resolveFile} from './resolveFile';

/** A project that can run. */
export interface CompiledProject {
  /** The code of each file by its path. */
  readonly modules: Readonly<Record<string, string>>;
  /** The file that says what is drawn: the one that registers a root, or the first. */
  readonly entry: string;
  /** Scripts that the frame needs besides its own. */
  readonly scripts: readonly FrameScript[];
}

/** Compiles all files, and looks up all their imports. Gives the faults when there are any. */
export const compileProject = ({files}: Pick<PlaygroundProject, 'files'>): CompiledProject | readonly Fault[] => {
  const faults: Fault[] = [];
  const modules: Record<string, string> = {};
  const scripts = new Set<FrameScript>();
  for (const [file, source] of Object.entries(files)) {
    const compiled = compiledBefore(file, source);
    if (isFault(compiled)) {
      faults.push(compiled);
      continue;
    }
    modules[file] = compiled.code;
    for (const name of compiled.imports) {
      if (isFrameModule(name)) scripts.add(frameModules[name]);
      else if (!name.startsWith('.')) faults.push({...placeOf(name, file, source), message: missingPackage(name)});
      else if (!resolveFile(name, file, Object.keys(files)))
        faults.push({...placeOf(name, file, source), message: missingFile(name, Object.keys(files))});
    }
  }
  scripts.delete('core');
  return faults.length > 0 ? faults : {modules, entry: entryOf(files), scripts: [...scripts]};
};

/** With each keystroke one file changes; the others are as they were. */
const memory = new Map<string, {readonly source: string; readonly result: CompiledFile | Fault}>();

const compiledBefore = (file: string, source: string): CompiledFile | Fault => {
  const last = memory.get(file);
  if (last?.source === source) return last.result;
  const result = compileFile(file, source);
  memory.set(file, {source, result});
  return result;
};

const entryOf = (files: PlaygroundProject['files']): string =>
  Object.keys(files).find((file) => /\bregisterRoot\s*\(/.test(files[file] ?? '')) ?? Object.keys(files)[0] ?? '';

const missingPackage = (name: string): string => {
  const available = Object.keys(frameModules).filter((module) => module !== 'react/jsx-runtime');
  return `“${name}” is not available in the playground. There are ${available.join(', ')}, and the files of this project.`;
};

const missingFile = (name: string, files: readonly string[]): string =>
  `There is no file “${name}”. There are ${files.join(', ')}.`;

const placeOf = (name: string, file: string, source: string): Pick<Fault, 'file' | 'line' | 'column'> => {
  const at = Math.max(source.indexOf(`'${name}'`), source.indexOf(`"${name}"`));
  if (at < 0) return {file};
  const lines = source.slice(0, at).split('\n');
  return {file, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1};
};
