import ts from 'typescript';
import {ambientFiles} from '../../../reference/samples/ambientFiles';
import {compilerOptions} from '../../../reference/samples/compilerOptions';
import type {SampleFile} from '../../../reference/samples/SampleFile';
import {siblingSample} from '../../../reference/samples/siblingSample';

/** One language service over all TypeScript samples, such as an editor has it. Nothing is written to disk. */
export const samplesService = (files: ReadonlyMap<string, SampleFile>): ts.LanguageService =>
  ts.createLanguageService(hostOf(files), ts.createDocumentRegistry());

const options = compilerOptions.tsx ?? {};

const hostOf = (files: ReadonlyMap<string, SampleFile>): ts.LanguageServiceHost => {
  const {sys} = ts;
  const currentDirectory = sys.getCurrentDirectory();
  const roots = [...files].filter(([, {language}]) => language.startsWith('ts')).map(([path]) => path);
  const readFile = (path: string): string | undefined => files.get(path)?.code ?? sys.readFile(path);
  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => options,
    getCurrentDirectory: () => currentDirectory,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    // The files don't change, and a service that is told so does not look at them again for each question.
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
          resolved(siblingSample(text, from, files)) ?? ts.resolveModuleName(text, from, options, host, resolutions),
      ),
  };
  const resolutions = ts.createModuleResolutionCache(currentDirectory, (path) => path, options);
  return host;
};

const resolved = (
  resolvedModule: ts.ResolvedModuleFull | undefined,
): ts.ResolvedModuleWithFailedLookupLocations | undefined => resolvedModule && {resolvedModule};
