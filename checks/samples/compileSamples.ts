import {join, posix} from 'node:path';
import ts from 'typescript';
import type {Fault} from '../fault.ts';
import {repository} from '../page.ts';
import type {Sample} from './sample.ts';

/**
 * Compiles every TypeScript and JavaScript sample under `strict` in one program, against the installed packages,
 * and returns a fault for each error that the fence does not announce and for each announced one that is absent.
 * Nothing is written to disk.
 */
export const compileSamples = (samples: readonly Sample[]): Fault[] => {
  const files = new Map(samples.filter(isFile).map((sample) => [virtualPath(sample), sample]));
  return ['ts', 'js'].flatMap((kind) => compile(kind, files));
};

/** What a program can see: code, and data files that it may import. */
const isFile = ({language, title}: Sample): boolean =>
  options[language] !== undefined || (language === 'json' && title !== undefined);

const root = join(repository, 'checks', '.samples');

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
const options: Record<string, ts.CompilerOptions> = {
  ts: typescript,
  tsx: typescript,
  js: javascript,
  jsx: javascript,
};

/** A folder for each block, so that two blocks may show the same file in two states. */
const virtualPath = (sample: Sample): string => {
  const extension = sample.language;
  const title = sample.title !== undefined && /^[\w./-]+\.(?:[jt]sx?|json)$/.test(sample.title);
  const name = title ? String(sample.title) : `sample.${extension}`;
  const path = name.endsWith(`.${extension}`) ? name : name.replace(/\.[jt]sx?$/, `.${extension}`);
  return posix.join(root, sample.page.replaceAll(/[^\w-]/g, '_'), `line-${sample.line}`, path);
};

const compile = (kind: string, files: ReadonlyMap<string, Sample>): Fault[] => {
  const compilerOptions = kind === 'ts' ? typescript : javascript;
  const roots = [...files].filter(([, sample]) => sample.language.startsWith(kind)).map(([path]) => path);
  if (roots.length === 0) return [];
  const host = hostWith(files, compilerOptions);
  const program = ts.createProgram([...roots, ...ambient], compilerOptions, host);
  return roots.flatMap((path) => faultsOf(program, path, files.get(path) as Sample));
};

const ambient = [
  join(repository, 'reference', 'types', 'react-19.d.ts'),
  join(repository, 'reference', 'types', 'bundled-assets.d.ts'),
];

const hostWith = (files: ReadonlyMap<string, Sample>, compilerOptions: ts.CompilerOptions): ts.CompilerHost => {
  const host = ts.createCompilerHost(compilerOptions);
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
        siblingBlock(text, from, files) ?? ts.resolveModuleName(text, from, compilerOptions, host).resolvedModule,
    }));
  return host;
};

/** The block of the same page that shows the imported file; the nearest one above, else the nearest below. */
const siblingBlock = (
  specifier: string,
  from: string,
  files: ReadonlyMap<string, Sample>,
): ts.ResolvedModuleFull | undefined => {
  const importer = files.get(from);
  if (importer === undefined || !specifier.startsWith('.')) return undefined;
  const wanted = posix.join(posix.dirname(importer.title ?? ''), specifier);
  const found = [...files]
    .filter(([, sample]) => sample.page === importer.page && isModule(sample, wanted))
    .sort(([, a], [, b]) => distance(importer, a) - distance(importer, b))[0];
  if (!found) return undefined;
  return {resolvedFileName: found[0], extension: `.${found[1].language}`};
};

/** Code is imported without its ending, data with it. */
const isModule = ({title = ''}: Sample, wanted: string): boolean =>
  title === wanted || title.replace(/\.[jt]sx?$/, '') === wanted;

const distance = (from: Sample, to: Sample): number =>
  to.line <= from.line ? from.line - to.line : 1e6 + to.line - from.line;

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
