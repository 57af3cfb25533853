import ts from 'typescript';
import {ambientFiles} from '../../reference/samples/ambientFiles.ts';
import {compilerOptions} from '../../reference/samples/compilerOptions.ts';
import {sampleFiles} from '../../reference/samples/sampleFiles.ts';
import {siblingSample} from '../../reference/samples/siblingSample.ts';
import type {Fault} from '../fault.ts';
import type {Sample} from './sample.ts';

/**
 * Compiles every TypeScript and JavaScript sample under `strict` in one program, against the installed packages,
 * and returns a fault for each error that the fence does not announce and for each announced one that is absent.
 * Nothing is written to disk.
 */
export const compileSamples = (samples: readonly Sample[]): Fault[] => {
  const files = sampleFiles(samples);
  return ['ts', 'js'].flatMap((kind) => compile(kind, files));
};

const compile = (kind: string, files: ReadonlyMap<string, Sample>): Fault[] => {
  const options = compilerOptions[kind] ?? {};
  const roots = [...files].filter(([, sample]) => sample.language.startsWith(kind)).map(([path]) => path);
  if (roots.length === 0) return [];
  const host = hostWith(files, options);
  const program = ts.createProgram([...roots, ...ambientFiles], options, host);
  return roots.flatMap((path) => faultsOf(program, path, files.get(path) as Sample));
};

const hostWith = (files: ReadonlyMap<string, Sample>, options: ts.CompilerOptions): ts.CompilerHost => {
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
        siblingSample(text, from, files) ?? ts.resolveModuleName(text, from, options, host).resolvedModule,
    }));
  return host;
};

const faultsOf = (program: ts.Program, path: string, sample: Sample): Fault[] => {
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
      fix: `Mend the sample; if it is wrong on purpose, say so in its fence: error="${diagnostic.code}"`,
    })),
    ...absent.map((code) => ({
      file: sample.page,
      line: sample.line - 1,
      message: `The fence announces error TS${code}, but the sample does not give it`,
      fix: `Take error="${code}" out of the fence, or make the sample wrong again`,
    })),
  ];
};
