import {mobileBreakpoint, snippetWords, type SearchHit} from '../../../../packages/search/contract.ts';

/**
 * The server cuts snippets to five words on small screens, which says little about a paragraph. Returns the hit with
 * the snippets of larger screens, which take two lines there.
 */
export function lengthenSnippets(hit: SearchHit): SearchHit {
  const {_highlightResult: whole, _snippetResult: snippets} = hit;
  if (!snippets || !window.matchMedia(`(max-width: ${mobileBreakpoint}px)`).matches) {
    return hit;
  }
  const lengthen = <Value extends {value: string}>(snippet: Value, text: {value: string} | undefined): Value =>
    text ? {...snippet, value: cutAroundMarks(text.value, snippetWords)} : snippet;
  return {
    ...hit,
    _snippetResult: {
      ...snippets,
      ...(snippets.content && {content: lengthen(snippets.content, whole.content)}),
      ...(snippets.hierarchy && {
        hierarchy: Object.fromEntries(
          Object.entries(snippets.hierarchy).map(([level, snippet]) => [
            level,
            lengthen(snippet, whole.hierarchy[level as keyof typeof snippets.hierarchy]),
          ]),
        ),
      }),
    },
  };
}

/** Cuts out the words with the most marks around them. If several parts have as many, returns the first. */
export function cutAroundMarks(html: string, size: number): string {
  // Marks and entities don't contain spaces.
  const words = html.split(/\s+/).filter(Boolean);
  const starts = Array.from({length: Math.max(1, words.length - size + 1)}, (_, start) => start);
  const counts = starts.map((start) => words.slice(start, start + size).filter(isMarked).length);
  const maxCount = Math.max(...counts);
  const best = starts.filter((start) => counts[start] === maxCount);
  // The first words begin a sentence. Anywhere else, the marks are in the middle.
  const run = best.findIndex((start, index) => best[index + 1] !== start + 1);
  const start = best[0] === 0 ? 0 : (best[Math.floor(run / 2)] ?? 0);
  const end = start + size;
  return (start > 0 ? '…' : '') + words.slice(start, end).join(' ') + (end < words.length ? '…' : '');
}

function isMarked(word: string): boolean {
  return word.includes('<mark>');
}
