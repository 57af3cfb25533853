import {transform} from 'sucrase';
import type {Fault} from './Fault';
import {guardLoops} from './guardLoops';
import {parseSource} from './parseSource';

/** A file as the frame runs it. */
export interface CompiledFile {
  /** CommonJS, with each statement on the line on which the reader has it. */
  readonly code: string;
  /** What it imports, as written; types are left out. */
  readonly imports: readonly string[];
}

/** Compiles TypeScript and JSX to what a browser runs; JSON and style sheets become modules, too. */
export const compileFile = (file: string, source: string): CompiledFile | Fault => {
  if (file.endsWith('.json')) return compileJson(file, source);
  if (file.endsWith('.css')) return {code: `__style(${JSON.stringify(source)})`, imports: []};
  try {
    const code = compiled(file, guardLoops(source, parseSource(file, source)));
    return {code, imports: importsOf(code)};
  } catch {
    return syntaxFault(file, source);
  }
};

export const isFault = (result: object): result is Fault => 'message' in result;

const compileJson = (file: string, source: string): CompiledFile | Fault => {
  try {
    return {code: `module.exports = ${JSON.stringify(JSON.parse(source))}`, imports: []};
  } catch (error) {
    return {file, line: 1, message: `This is no JSON: ${error instanceof Error ? error.message : String(error)}`};
  }
};

const compiled = (file: string, source: string): string =>
  transform(source, {
    transforms: /\.tsx?$/.test(file) ? ['typescript', 'jsx', 'imports'] : ['jsx', 'imports'],
    jsxRuntime: 'automatic',
    production: true,
    disableESTransforms: true,
  }).code;

/** The compiler writes each import as a call of its own form. */
const importsOf = (code: string): string[] => [
  ...new Set([...code.matchAll(/\brequire\((['"])([^'"\n]+)\1\)/g)].map(([, , name = '']) => name)),
];

/** Compiles once more, without the guards, which would move the columns. The compiler's errors end with `(3:12)`. */
const syntaxFault = (file: string, source: string): Fault => {
  try {
    compiled(file, source);
    return {file, message: 'This file can’t be compiled.'};
  } catch (error) {
    const [, message = 'Syntax error', line, column] =
      /^(?:Error transforming [^:]*: )?(.*?)(?: \((\d+):(\d+)\))?$/s.exec(
        error instanceof Error ? error.message : String(error),
      ) ?? [];
    return {file, message, ...(line && {line: Number(line), column: Number(column)})};
  }
};
