import {transform} from 'sucrase';
import type {CodeProblem} from './CodeProblem.ts';
import {findSyntaxError} from './findSyntaxError.ts';
import {guardLoops} from './guardLoops.ts';
import {parseSource} from './parseSource.ts';

/** A file that the sandbox can run. */
export type CompiledFile = {
  /** CommonJS. Each statement stays on its line, so that errors name the reader's lines. */
  readonly code: string;
  /** The specifiers of its imports, without those of types. */
  readonly imports: readonly string[];
};

/** Compiles TypeScript and JSX for browsers. JSON files and style sheets become modules too. */
export function compileFile(file: string, source: string): CompiledFile | CodeProblem {
  if (file.endsWith('.json')) {
    return compileJson(file, source);
  }
  if (file.endsWith('.css')) {
    return {code: `__style(${JSON.stringify(source)})`, imports: []};
  }
  try {
    const code = transpile(file, guardLoops(source, parseSource(file, source)));
    return {code, imports: findImports(code)};
  } catch {
    return createSyntaxError(file, source);
  }
}

export function isProblem(result: object): result is CodeProblem {
  return 'message' in result;
}

function compileJson(file: string, source: string): CompiledFile | CodeProblem {
  try {
    return {code: `module.exports = ${JSON.stringify(JSON.parse(source))}`, imports: []};
  } catch (error) {
    return {
      file,
      line: 1,
      message: `This file isn’t valid JSON: ${error instanceof Error ? error.message : String(error)}`,
    };
  }
}

function transpile(file: string, source: string): string {
  return transform(source, {
    transforms: /\.tsx?$/.test(file) ? ['typescript', 'jsx', 'imports'] : ['jsx', 'imports'],
    jsxRuntime: 'automatic',
    production: true,
    disableESTransforms: true,
  }).code;
}

/** Finds the calls that the compiler has turned imports into. */
function findImports(code: string): string[] {
  return [...new Set([...code.matchAll(/\brequire\((['"])([^'"\n]+)\1\)/g)].map(([, , name = '']) => name))];
}

function createSyntaxError(file: string, source: string): CodeProblem {
  const error = findSyntaxError(parseSource(file, source), source);
  const ofCompiler = readCompilerError(file, source);
  // The syntax tree ends a string at the end of its line, and has its error in the code after it.
  return error && !ofCompiler.message.startsWith('Unterminated') ? {file, ...error} : ofCompiler;
}

/** Compiles again without the guards, because they move columns. The compiler's errors end with `(3:12)`. */
function readCompilerError(file: string, source: string): CodeProblem {
  try {
    transpile(file, source);
    return {file, message: 'The compiler failed on this file without giving a reason. Undo the last change.'};
  } catch (error) {
    const [, message = 'Syntax error', line, column] =
      /^(?:Error transforming [^:]*: )?(.*?)(?: \((\d+):(\d+)\))?$/s.exec(
        error instanceof Error ? error.message : String(error),
      ) ?? [];
    return {file, message, ...(line && {line: Number(line), column: Number(column)})};
  }
}
