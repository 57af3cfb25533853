import ts from 'typescript';
import {createCompilerOptions} from './createCompilerOptions.ts';

const typescript = createCompilerOptions(ts);
const javascript: ts.CompilerOptions = {...typescript, allowJs: true, checkJs: true, strict: false};

/** The compiler options for samples, by language. */
export const compilerOptions: Readonly<Record<string, ts.CompilerOptions>> = {
  ts: typescript,
  tsx: typescript,
  js: javascript,
  jsx: javascript,
};
