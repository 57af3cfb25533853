import {resolveFile} from '../../../../../packages/playground-core/compile/resolveFile.ts';
import {sourcePrefix} from './toRunError.ts';
import {getPackage} from './loadedPackages.ts';
import {requireExports} from './requireExports.ts';

/** An error in the code of a file, with the file. */
export class FileError extends Error {
  constructor(
    readonly file: string,
    override readonly cause: unknown,
  ) {
    super('A file has thrown');
  }
}

/** Runs a file and its imports, each once, and returns its exports. Throws a `FileError`. */
export function evaluate(
  entry: string,
  modules: Readonly<Record<string, string>>,
  /** Packages with modified exports. */
  replaced: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const exported = new Map<string, {exports: Record<string, unknown>}>();
  document.querySelectorAll('style[data-project]').forEach((style) => style.remove());
  const load = (file: string): Record<string, unknown> => {
    const known = exported.get(file);
    if (known) {
      return known.exports;
    }
    const module = {exports: {} as Record<string, unknown>};
    exported.set(file, module);
    const require = (name: string): unknown => {
      const sibling = name.startsWith('.') ? resolveFile(name, file, Object.keys(modules)) : undefined;
      return sibling === undefined ? requireExports(name, replaced[name] ?? getPackage(name)) : load(sibling);
    };
    try {
      createFunction(file, modules[file] ?? '')(require, module.exports, module, addStyle);
    } catch (error) {
      throw error instanceof FileError ? error : new FileError(file, error);
    }
    return module.exports;
  };
  return load(entry);
}

type ModuleFunction = (
  require: (name: string) => unknown,
  exports: Record<string, unknown>,
  module: {exports: Record<string, unknown>},
  style: (css: string) => void,
) => void;

/** The header is on the first line of the code, so that line numbers in stack traces match the reader's code. */
function createFunction(file: string, code: string): ModuleFunction {
  // This is what the sandbox is for.
  return (0, eval)(
    `(function (require, exports, module, __style) {${code}\n})\n//# sourceURL=${sourcePrefix}${file}`,
  ) as ModuleFunction;
}

function addStyle(css: string): void {
  const style = document.createElement('style');
  style.dataset.project = '';
  style.textContent = css;
  document.head.append(style);
}
