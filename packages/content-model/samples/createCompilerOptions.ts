import type {CompilerOptions} from 'typescript';

/** The compiler options for samples in TypeScript, as in a `tsconfig.json`. */
export const typescriptOptions = {
  target: 'ES2022',
  module: 'ESNext',
  moduleResolution: 'Bundler',
  moduleDetection: 'force',
  jsx: 'react-jsx',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  types: ['node'],
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  esModuleInterop: true,
  resolveJsonModule: true,
};

/** The compiler options for samples in JavaScript. */
export const javascriptOptions = {...typescriptOptions, allowJs: true, checkJs: true, strict: false};

/**
 * Converts options to the form that the compiler's API expects. `ts` is a parameter because the playground loads its own
 * copy.
 * @throws if an option is invalid.
 */
export function createCompilerOptions(
  ts: typeof import('typescript'),
  compilerOptions: object = typescriptOptions,
): CompilerOptions {
  const {options, errors} = ts.convertCompilerOptionsFromJson(compilerOptions, '');
  const [error] = errors;
  if (error) {
    throw new Error(ts.flattenDiagnosticMessageText(error.messageText, ' '));
  }
  return options;
}
