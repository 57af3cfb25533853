import type {SymbolDisplayPart} from 'typescript';

/** Turns the compiler's display of a declaration into the HTML that `codeSamples` makes of code. */
export const declarationHtml = (parts: readonly SymbolDisplayPart[]): string =>
  withoutImport(parts)
    .reduce<Run[]>(intoRuns, [])
    .map(({kind, text}) => (kind === '' ? escapeHtml(text) : `<span class="${kind}">${escapeHtml(text)}</span>`))
    .join('')
    .replace(/^<span class="u">\(<\/span>alias<span class="u">\)<\/span> /, '');

interface Run {
  kind: string;
  text: string;
}

/** Of an imported name, the compiler also says that it is imported or exported, which the reader can see. */
const withoutImport = (parts: readonly SymbolDisplayPart[]): readonly SymbolDisplayPart[] => {
  const end = parts.findLastIndex(({kind, text}) => kind === 'keyword' && (text === 'import' || text === 'export'));
  return end > 0 && parts[end - 1]?.kind === 'lineBreak' ? parts.slice(0, end - 1) : parts;
};

const intoRuns = (runs: Run[], part: SymbolDisplayPart): Run[] => {
  const kind = letters[part.kind] ?? '';
  const text = withoutFolders(part.text);
  const last = runs.at(-1);
  if (last?.kind === kind) last.text += text;
  else runs.push({kind, text});
  return runs;
};

/** `import("./src/Title")` and `import("three/src/Three")`, without the folders of the machine that builds. */
const withoutFolders = (text: string): string =>
  text.replace(/"[^"]*\/\.samples\/[^/"]+\/[^/"]+\//, '"./').replace(/"[^"]*\/node_modules\//, '"');

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

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
