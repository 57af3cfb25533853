import {builtinModules} from 'node:module';
import ts from 'typescript';
import {compilerOptions} from '../../content-model/samples/compilerOptions.ts';
import type {CheckedFile} from './CheckedFile.ts';
import {scriptFile} from './fileKinds.ts';
import {libraryFolder, projectFolder, type TypeLibrary} from './TypeLibrary.ts';

/** The types of a set of files. */
export type TypedFiles = {
  readonly checker: ts.TypeChecker;
  /** The parsed files by their paths, as passed. */
  readonly sources: ReadonlyMap<string, ts.SourceFile>;
  /** Problems of a file, syntax errors first. */
  getDiagnostics(path: string): readonly ts.Diagnostic[];
};

export type TypeChecker = {
  /** Parses and binds the files, which replace those of the previous call. */
  read(files: readonly CheckedFile[]): TypedFiles;
};

// Declares <mesh> and the other elements of 3D scenes, which work in files that don't import the package, too.
const threeElements = `${projectFolder}/three/elements.d.ts`;

// The declarations are parsed once, although the options for JavaScript differ.
const sharedKey = 'shared' as ts.DocumentRegistryBucketKey;

// The declarations of Node.js are a quarter of what most programs need. Without them, `setTimeout()` and others have the
// types of browsers.
const nodeName = new RegExp(
  `\\b(?:process|Buffer|NodeJS|__dirname|__filename|require|module|global|setImmediate)\\b|node:|['"](?:${builtinModules.join('|')})['"]`,
);

/** Whether TypeScript can check a file. */
export function isScript(path: string): boolean {
  return scriptFile.test(path);
}

/** Whether the scripts of a program are JavaScript without any TypeScript. */
export function isJavaScript(files: readonly CheckedFile[]): boolean {
  return files.filter(({path}) => isScript(path)).every(({path}) => /\.[cm]?jsx?$/.test(path));
}

/** Whether a program needs the declarations of Node.js. */
export function usesNode(files: readonly CheckedFile[]): boolean {
  return files.some(({text}) => nodeName.test(text));
}

/**
 * Creates a checker that knows the declarations of a library and the files that are passed to it, and nothing else: it
 * has no access to the disk and never runs any code. Parsed declarations stay in memory between calls.
 */
export function createTypeChecker(library: TypeLibrary): TypeChecker {
  let options: ts.CompilerOptions = {};
  let version = 0;
  let usesThree = false;
  let texts = new Map<string, string>();
  const ambient = [...library.keys()].filter((path) => path.startsWith(`${projectFolder}/ambient/`));
  const getText = (path: string): string | undefined => texts.get(path) ?? library.get(path);
  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => options,
    getScriptFileNames: () => [...ambient, ...(usesThree ? [threeElements] : []), ...texts.keys()],
    getScriptVersion: (path) => (texts.has(path) ? String(version) : 'library'),
    getProjectVersion: () => String(version),
    getScriptSnapshot: (path) => {
      const text = getText(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => projectFolder,
    getDefaultLibFileName: (settings) => `${libraryFolder}/${ts.getDefaultLibFileName(settings)}`,
    fileExists: (path) => getText(path) !== undefined,
    readFile: getText,
  };
  const registry = {...ts.createDocumentRegistry(true, projectFolder), getKeyForCompilationSettings: () => sharedKey};
  const service = ts.createLanguageService(host, registry);
  const read: TypeChecker['read'] = (files) => {
    version++;
    options = {
      ...(isJavaScript(files) ? compilerOptions.js : compilerOptions.ts),
      allowJs: true,
      types: usesNode(files) ? ['node'] : [],
    };
    texts = new Map(files.filter(({path}) => isScript(path) || path.endsWith('.json')).map(toEntry));
    usesThree = files.some(({text}) =>
      /<(?:mesh|group|points|primitive|\w+(?:Geometry|Material|Light|Camera))\b/.test(text),
    );
    const program = service.getProgram();
    if (program === undefined) {
      throw new Error('TypeScript returned no program.');
    }
    const scripts = files.filter(({path}) => isScript(path));
    return {
      checker: program.getTypeChecker(),
      sources: new Map(
        scripts.flatMap(({path}) => {
          const source = program.getSourceFile(toVirtual(path));
          return source ? [[path, source] as const] : [];
        }),
      ),
      getDiagnostics: (path) => [
        ...service.getSyntacticDiagnostics(toVirtual(path)),
        ...service.getSemanticDiagnostics(toVirtual(path)),
      ],
    };
  };
  return {read};
}

function toEntry({path, text}: CheckedFile): [string, string] {
  return [toVirtual(path), text];
}

function toVirtual(path: string): string {
  return `${projectFolder}/${path}`;
}
