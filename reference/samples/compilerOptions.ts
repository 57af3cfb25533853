import ts from 'typescript';

const shared: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: ['node'],
  noEmit: true,
  skipLibCheck: true,
  esModuleInterop: true,
  allowSyntheticDefaultImports: true,
  resolveJsonModule: true,
};

const typescript: ts.CompilerOptions = {...shared, strict: true};
const javascript: ts.CompilerOptions = {...shared, allowJs: true, checkJs: true, strict: false};

/** How the samples of a page are compiled, by the language of the fence. */
export const compilerOptions: Readonly<Record<string, ts.CompilerOptions>> = {
  ts: typescript,
  tsx: typescript,
  js: javascript,
  jsx: javascript,
};
