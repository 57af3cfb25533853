import ts from 'typescript';
import {ambientFiles} from '../ambientFiles.ts';
import {compilerOptions} from '../compilerOptions.ts';
import type {SampleFile} from '../SampleFile.ts';
import {findSiblingSample} from '../findSiblingSample.ts';

/** Creates a language service for all samples in TypeScript, as in an editor. It doesn't write files. */
export function createSamplesService(files: ReadonlyMap<string, SampleFile>): ts.LanguageService {
  const service = ts.createLanguageService(createServiceHost(files), ts.createDocumentRegistry());
  const program = service.getProgram();
  if (program) {
    program.getTypeChecker();
    // To print a name, the compiler searches every module for other exports of it. The search takes a third of the time
    // and never changes the result, because samples only show names that they declare or import.
    program.getSourceFiles = () => [];
  }
  return service;
}

function createServiceHost(files: ReadonlyMap<string, SampleFile>): ts.LanguageServiceHost {
  const options = compilerOptions.ts ?? {};
  const {sys} = ts;
  const currentDirectory = sys.getCurrentDirectory();
  const roots = [...files].filter(([, {language}]) => language.startsWith('ts')).map(([path]) => path);
  const readFile = (path: string): string | undefined => files.get(path)?.code ?? sys.readFile(path);
  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => options,
    getCurrentDirectory: () => currentDirectory,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    // The files never change. With a constant version, the service doesn't check them for each query.
    getProjectVersion: () => '1',
    getScriptVersion: () => '1',
    getScriptFileNames: () => [...roots, ...ambientFiles],
    getScriptSnapshot: (path) => {
      const text = readFile(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    fileExists: (path) => files.has(path) || sys.fileExists(path),
    readFile,
    directoryExists: sys.directoryExists,
    getDirectories: sys.getDirectories,
    realpath: sys.realpath,
    resolveModuleNameLiterals: (literals, from) =>
      literals.map(
        ({text}) =>
          resolveModule(findSiblingSample(text, from, files)) ??
          ts.resolveModuleName(text, from, options, host, resolutions),
      ),
  };
  const resolutions = ts.createModuleResolutionCache(currentDirectory, (path) => path, options);
  return host;
}

function resolveModule(
  resolvedModule: ts.ResolvedModuleFull | undefined,
): ts.ResolvedModuleWithFailedLookupLocations | undefined {
  return resolvedModule && {resolvedModule};
}
