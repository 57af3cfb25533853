import type {SymbolDisplayPart} from 'typescript';
import {escapeText} from '../../../tooling/escapeHtml.ts';

/** Converts the compiler's display parts of a declaration to the same HTML as in `codeSamples`. */
export function createDeclarationHtml(parts: readonly SymbolDisplayPart[]): string {
  return removeImport(parts)
    .reduce<Run[]>(splitIntoRuns, [])
    .map(({kind, text}) => (kind === '' ? escapeText(text) : `<span class="${kind}">${escapeText(text)}</span>`))
    .join('')
    .replace(/^<span class="u">\(<\/span>alias<span class="u">\)<\/span> /, '');
}

type Run = {
  kind: string;
  text: string;
};

/** For an imported name, the compiler adds that it's imported or exported, which is visible in the code. */
function removeImport(parts: readonly SymbolDisplayPart[]): readonly SymbolDisplayPart[] {
  const end = parts.findLastIndex(({kind, text}) => kind === 'keyword' && (text === 'import' || text === 'export'));
  return end > 0 && parts[end - 1]?.kind === 'lineBreak' ? parts.slice(0, end - 1) : parts;
}

function splitIntoRuns(runs: Run[], part: SymbolDisplayPart): Run[] {
  const kind = letters[part.kind] ?? '';
  const text = removeFolders(part.text);
  const last = runs.at(-1);
  if (last?.kind === kind) {
    last.text += text;
  } else {
    runs.push({kind, text});
  }
  return runs;
}

/** Removes the folders of the build machine from `import("./src/Title")` and `import("three/src/Three")`. */
function removeFolders(text: string): string {
  return text.replace(/"[^"]*\/\.samples\/[^/"]+\/[^/"]+\//, '"./').replace(/"[^"]*\/node_modules\//, '"');
}

const letters: Readonly<Record<string, string>> = {
  keyword: 'k',
  numericLiteral: 'n',
  stringLiteral: 's',
  functionName: 'f',
  methodName: 'f',
  aliasName: 'f',
  className: 'f',
  interfaceName: 'f',
  typeParameterName: 'f',
  punctuation: 'u',
  operator: 'u',
};
