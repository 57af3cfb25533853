import type {BundledLanguage, HighlighterGeneric, ThemedToken} from 'shiki';

const languages = ['tsx', 'ts', 'jsx', 'js', 'json', 'bash', 'html', 'css', 'docker', 'yaml', 'diff', 'toml'] as const;

/**
 * Turns source into HTML: one `<span>` with a one-letter class for each run of tokens of a kind, highlighted lines
 * in a span of their own. The letters get their colours, for both modes, in `src/css/code.css`.
 */
export const highlight = async (
  source: string,
  language: string,
  highlightedLines: ReadonlySet<number>,
): Promise<string | Error> => {
  if (language === 'text') return linesOf(source.split('\n').map(escapeHtml), highlightedLines);
  if (!isKnown(language))
    return new Error(`The language "${language}" is not highlighted here; use one of text, ${languages.join(', ')}`);
  const highlighter = await shared();
  const {tokens} = highlighter.codeToTokens(source, {lang: language, theme: 'css-variables'});
  return linesOf(tokens.map(htmlOfLine), highlightedLines);
};

const isKnown = (language: string): language is (typeof languages)[number] =>
  (languages as readonly string[]).includes(language);

type Highlighter = HighlighterGeneric<BundledLanguage, never>;
let loading: Promise<Highlighter> | undefined;

const shared = (): Promise<Highlighter> => (loading ??= load());

const load = async (): Promise<Highlighter> => {
  const {createCssVariablesTheme, createHighlighter} = await import('shiki');
  const theme = createCssVariablesTheme({name: 'css-variables', variablePrefix: '', fontStyle: false});
  return (await createHighlighter({themes: [theme], langs: [...languages]})) as unknown as Highlighter;
};

/** Neighbouring tokens of one kind become one span; plain text gets none. */
const htmlOfLine = (tokens: readonly ThemedToken[]): string => {
  const runs: {kind: string; text: string}[] = [];
  for (const token of tokens) {
    const kind = token.content.trim() === '' ? '' : kindOf(token.color ?? '');
    const last = runs.at(-1);
    if (last?.kind === kind) last.text += token.content;
    else runs.push({kind, text: token.content});
  }
  return runs
    .map(({kind, text}) => (kind === '' ? escapeHtml(text) : `<span class="${kind}">${escapeHtml(text)}</span>`))
    .join('');
};

const kinds: readonly (readonly [variable: string, letter: string])[] = [
  ['token-string-expression', 's'],
  ['token-constant', 'n'],
  ['token-string', 's'],
  ['token-comment', 'c'],
  ['token-keyword', 'k'],
  ['token-parameter', 'p'],
  ['token-function', 'f'],
  ['token-punctuation', 'u'],
  ['token-link', 's'],
  ['token-inserted', 'i'],
  ['token-deleted', 'd'],
  ['token-changed', 'k'],
];

const kindOf = (color: string): string => kinds.find(([variable]) => color.includes(variable))?.[1] ?? '';

const linesOf = (lines: readonly string[], highlighted: ReadonlySet<number>): string =>
  lines
    .map((line, index) => {
      const end = index === lines.length - 1 ? '' : '\n';
      return highlighted.has(index + 1) ? `<span class="hl">${line}${end || '\n'}</span>` : `${line}${end}`;
    })
    .join('');

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
