import ts from 'typescript';

const printer = ts.createPrinter({removeComments: true});
const usedFields = [
  'name',
  'version',
  'type',
  'types',
  'typings',
  'typesVersions',
  'main',
  'module',
  'exports',
  'imports',
];

/**
 * Removes the comments of a declaration file, which no check reads and which are about half of its size, and the fields
 * of a `package.json` that no import needs. References to other files stay, because they are part of the program.
 */
export function stripComments(path: string, text: string): string {
  if (/\.d\.[cm]?ts$/.test(path)) {
    return printer.printFile(ts.createSourceFile(path, text, ts.ScriptTarget.Latest)).replaceAll(/^ +/gm, '');
  }
  if (path.endsWith('/package.json')) {
    const manifest = JSON.parse(text) as Record<string, unknown>;
    return JSON.stringify(Object.fromEntries(Object.entries(manifest).filter(([name]) => usedFields.includes(name))));
  }
  return text;
}
