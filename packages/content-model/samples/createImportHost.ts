import {join} from 'node:path';
import ts from 'typescript';

/** The file in memory that imports packages, and a compiler host that reads it like any other file. */
type ImportHost = {
  readonly entry: string;
  readonly host: ts.CompilerHost;
};

/**
 * Creates a host for a program that imports packages, to find out which declarations they need.
 * @param folder where the packages are resolved from.
 */
export function createImportHost(names: readonly string[], folder: string, options: ts.CompilerOptions): ImportHost {
  const entry = join(folder, 'all-packages.ts');
  const code = names.map((name) => `import '${name}';\n`).join('');
  const host = ts.createCompilerHost(options);
  const {readFile, fileExists} = host;
  host.readFile = (path) => (path === entry ? code : readFile(path));
  host.fileExists = (path) => path === entry || fileExists(path);
  return {entry, host};
}
