import {javascriptLanguage, jsxLanguage, tsxLanguage, typescriptLanguage} from '@codemirror/lang-javascript';
import type {Tree} from '@lezer/common';

/** Returns the syntax tree of a file, even if the file has syntax errors. Uses the parser of the editor. */
export function parseSource(file: string, source: string): Tree {
  return getLanguage(file).parser.parse(source);
}

function getLanguage(file: string): typeof javascriptLanguage {
  if (file.endsWith('.tsx')) {
    return tsxLanguage;
  }
  if (file.endsWith('.ts')) {
    return typescriptLanguage;
  }
  return file.endsWith('.jsx') ? jsxLanguage : javascriptLanguage;
}
