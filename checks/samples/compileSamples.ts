import ts from 'typescript';
import {ambientFiles} from '../../packages/content-model/samples/ambientFiles.ts';
import {compilerOptions} from '../../packages/content-model/samples/compilerOptions.ts';
import {createSampleFiles} from '../../packages/content-model/samples/createSampleFiles.ts';
import {findSiblingSample} from '../../packages/content-model/samples/findSiblingSample.ts';
import type {Problem} from '../problem.ts';
import type {Sample} from '../../packages/content-model/samples/sample.ts';

/**
 * Compiles every TypeScript and JavaScript sample with `strict` in one program, against the installed packages. Returns
 * a problem for each unexpected error and for each expected error that doesn't occur. Doesn't write to disk.
 */
export function compileSamples(samples: readonly Sample[]): Problem[] {
  const files = createSampleFiles(samples);
  return ['ts', 'js'].flatMap((kind) => compile(kind, files));
}

function compile(kind: string, files: ReadonlyMap<string, Sample>): Problem[] {
  const options = compilerOptions[kind] ?? {};
  const roots = [...files].filter(([, sample]) => sample.language.startsWith(kind)).map(([path]) => path);
  if (roots.length === 0) {
    return [];
  }
  const host = createCompilerHost(files, options);
  const program = ts.createProgram([...roots, ...ambientFiles], options, host);
  return roots.flatMap((path) => findProblems(program, path, files.get(path) as Sample));
}

function createCompilerHost(files: ReadonlyMap<string, Sample>, options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const {fileExists, readFile} = host;
  host.fileExists = (path) => files.has(path) || fileExists(path);
  host.readFile = (path) => files.get(path)?.code ?? readFile(path);
  host.directoryExists = undefined;
  host.getSourceFile = (path, languageVersion) => {
    const text = host.readFile(path);
    return text === undefined ? undefined : ts.createSourceFile(path, text, languageVersion, true);
  };
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({text}) => ({
      resolvedModule:
        findSiblingSample(text, from, files) ?? ts.resolveModuleName(text, from, options, host).resolvedModule,
    }));
  return host;
}

function findProblems(program: ts.Program, path: string, sample: Sample): Problem[] {
  const source = program.getSourceFile(path);
  const diagnostics = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
  const expected = new Set(sample.expectedErrors);
  const unexpected = diagnostics.filter(({code}) => !expected.has(code));
  const absent = [...expected].filter((code) => !diagnostics.some((diagnostic) => diagnostic.code === code));
  return [
    ...unexpected.map((diagnostic) => ({
      file: sample.page,
      line: sample.line + (source?.getLineAndCharacterOfPosition(diagnostic.start ?? 0).line ?? 0),
      message: `TS${diagnostic.code}: ${ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ')}`,
      fix: `Fix the sample. If the error is intentional, add it to the fence: error="${diagnostic.code}"`,
    })),
    ...absent.map((code) => ({
      file: sample.page,
      line: sample.line - 1,
      message: `The fence expects error TS${code}, but the sample doesn't produce it`,
      fix: `Remove error="${code}" from the fence or restore the error in the sample`,
    })),
  ];
}
