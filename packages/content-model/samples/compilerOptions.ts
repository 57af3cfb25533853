import ts from 'typescript';
import {createCompilerOptions, javascriptOptions, typescriptOptions} from './createCompilerOptions.ts';

const typescript = createCompilerOptions(ts, typescriptOptions);
const javascript = createCompilerOptions(ts, javascriptOptions);

/** The compiler options for samples, by language. */
export const compilerOptions: Readonly<Record<string, ts.CompilerOptions>> = {
  ts: typescript,
  tsx: typescript,
  js: javascript,
  jsx: javascript,
};
