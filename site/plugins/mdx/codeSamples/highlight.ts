import {join} from 'node:path';
import {escapeText} from '../../../../packages/tooling/escapeHtml.ts';
import {openDiskCache, type DiskCache} from '../../../../packages/tooling/openDiskCache.ts';
import {root} from '../../../../packages/tooling/root.ts';
import type {BundledLanguage, HighlighterGeneric, ThemedToken} from 'shiki';

const languages = ['tsx', 'ts', 'jsx', 'js', 'json', 'bash', 'html', 'css', 'docker', 'yaml', 'diff', 'toml'] as const;

/**
 * Converts source code to HTML: one `<span>` with a one-letter class for consecutive tokens of the same type, and
 * separate spans for highlighted lines. The colors of the classes for both color modes are in `src/css/code.css`.
 */
export async function highlight(
  source: string,
  language: string,
  highlightedLines: ReadonlySet<number>,
): Promise<string | Error> {
  if (language === 'text') {
    return getLines(source.split('\n').map(escapeText), highlightedLines);
  }
  if (!isKnown(language)) {
    return new Error(`The language "${language}" is not highlighted here; use one of text, ${languages.join(', ')}`);
  }
  const lines = await getHighlightedLines(source, language);
  return getLines(lines, highlightedLines);
}

let cache: DiskCache | undefined;

/** Returns the HTML of each line. It's cached because each build shows all demos, often in several places. */
async function getHighlightedLines(source: string, language: Language): Promise<readonly string[]> {
  const inputs = ['packages/tooling/escapeHtml.ts', 'package-lock.json'].map((path) => join(root, path));
  cache ??= openDiskCache('highlighted', [__filename, ...inputs]);
  const stored = await cache.getOrCreate(`${language}\n${source}`, async () => {
    const highlighter = await getHighlighter();
    const {tokens} = highlighter.codeToTokens(source, {lang: language, theme: 'css-variables'});
    return Buffer.from(JSON.stringify(tokens.map(createLineHtml)));
  });
  return JSON.parse(stored.toString()) as readonly string[];
}

type Language = (typeof languages)[number];

function isKnown(language: string): language is Language {
  return (languages as readonly string[]).includes(language);
}

type Highlighter = HighlighterGeneric<BundledLanguage, never>;
let loading: Promise<Highlighter> | undefined;

function getHighlighter(): Promise<Highlighter> {
  return (loading ??= load());
}

async function load(): Promise<Highlighter> {
  const {createCssVariablesTheme, createHighlighter} = await import('shiki');
  const theme = createCssVariablesTheme({name: 'css-variables', variablePrefix: '', fontStyle: false});
  return (await createHighlighter({themes: [theme], langs: [...languages]})) as unknown as Highlighter;
}

/** Merges neighboring tokens of the same type into one span. Plain text has no span. */
function createLineHtml(tokens: readonly ThemedToken[]): string {
  const runs: {kind: string; text: string}[] = [];
  for (const token of tokens) {
    const kind = token.content.trim() === '' ? '' : getKind(token.color ?? '');
    const last = runs.at(-1);
    if (last?.kind === kind) {
      last.text += token.content;
    } else {
      runs.push({kind, text: token.content});
    }
  }
  return runs
    .map(({kind, text}) => (kind === '' ? escapeText(text) : `<span class="${kind}">${escapeText(text)}</span>`))
    .join('');
}

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

function getKind(color: string): string {
  return kinds.find(([variable]) => color.includes(variable))?.[1] ?? '';
}

function getLines(lines: readonly string[], highlighted: ReadonlySet<number>): string {
  return lines
    .map((line, index) => {
      const end = index === lines.length - 1 ? '' : '\n';
      return highlighted.has(index + 1) ? `<span class="hl">${line}${end || '\n'}</span>` : `${line}${end}`;
    })
    .join('');
}
