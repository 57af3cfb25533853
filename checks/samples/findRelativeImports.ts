import ts from 'typescript';

/** Returns the paths of the files that code imports, including imports of types. */
export function findRelativeImports(code: string): string[] {
  return ts
    .preProcessFile(code, true, true)
    .importedFiles.map(({fileName}) => fileName)
    .filter((path) => path.startsWith('.'));
}
