import {javascriptLanguage, jsxLanguage, tsxLanguage, typescriptLanguage} from '@codemirror/lang-javascript';
import type {Tree} from '@lezer/common';

/** The tree that the editor's own parser makes of a file; it has one for every text, right or wrong. */
export function parseSource(file: string, source: string): Tree {
  return getLanguage(file).parser.parse(source);
}

/** Offset of the first place that the parser could not make sense of. */
export function findFirstUnparsed(tree: Tree): number | undefined {
  let found: number | undefined;
  tree.iterate({
    enter: ({type, from}) => {
      if (type.isError) {
        found ??= from;
      }
      return found === undefined;
    },
  });
  return found;
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
