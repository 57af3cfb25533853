import {resolveFile} from '../compile/resolveFile';
import {sourcePrefix} from './faultOf';
import {packageOf} from './modules';

/** An error of a file's own code, with the file. */
export class FileError extends Error {
  constructor(
    readonly file: string,
    override readonly cause: unknown,
  ) {
    super('A file has thrown');
  }
}

/** Runs a file and those that it imports, each once, and gives what it exports. Throws a `FileError`. */
export const evaluate = (
  entry: string,
  modules: Readonly<Record<string, string>>,
  /** Packages that are not as they come. */
  replaced: Readonly<Record<string, unknown>>,
): Record<string, unknown> => {
  const exported = new Map<string, {exports: Record<string, unknown>}>();
  document.querySelectorAll('style[data-project]').forEach((style) => style.remove());
  const load = (file: string): Record<string, unknown> => {
    const known = exported.get(file);
    if (known) return known.exports;
    const module = {exports: {} as Record<string, unknown>};
    exported.set(file, module);
    const require = (name: string): unknown => {
      const sibling = name.startsWith('.') ? resolveFile(name, file, Object.keys(modules)) : undefined;
      return sibling === undefined ? (replaced[name] ?? packageOf(name)) : load(sibling);
    };
    try {
      functionOf(file, modules[file] ?? '')(require, module.exports, module, addStyle);
    } catch (error) {
      throw error instanceof FileError ? error : new FileError(file, error);
    }
    return module.exports;
  };
  return load(entry);
};

type ModuleFunction = (
  require: (name: string) => unknown,
  exports: Record<string, unknown>,
  module: {exports: Record<string, unknown>},
  style: (css: string) => void,
) => void;

/** The head shares the first line with the code, so that lines in stacks are those of the reader. */
const functionOf = (file: string, code: string): ModuleFunction =>
  // The whole purpose of this document, and why it has a sandbox.
  (0, eval)(
    `(function (require, exports, module, __style) {${code}\n})\n//# sourceURL=${sourcePrefix}${file}`,
  ) as ModuleFunction;

const addStyle = (css: string): void => {
  const style = document.createElement('style');
  style.dataset.project = '';
  style.textContent = css;
  document.head.append(style);
};
