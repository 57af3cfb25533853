import type {Highlight} from './findHighlights.ts';
import {renderHighlights, type HighlightTags} from './renderHighlights.ts';

type SnippetOptions = {words: number; ellipsis: string; tags: HighlightTags};

type Range = {start: number; end: number};

/** Cuts out the part of a text that has the most matches, with an ellipsis on each truncated side. */
export function createSnippet(text: string, highlights: Highlight[], {words, ellipsis, tags}: SnippetOptions): string {
  const tokens = [...text.matchAll(/\S+/g)].map(({0: word, index}) => ({start: index, end: index + word.length}));
  const first = findBestStart(tokens, highlights, words);
  const last = Math.min(tokens.length, first + words) - 1;
  const from = tokens[first]?.start ?? 0;
  const to = tokens[last]?.end ?? text.length;
  return (
    (first > 0 ? ellipsis : '') +
    renderHighlights(text, highlights, tags, from, to) +
    (last < tokens.length - 1 ? ellipsis : '')
  );
}

/**
 * Finds the window that matches the most different words of the query, or if several do, the one with the most matches.
 * If there are still several, returns the first one if nothing has to be truncated before it. Otherwise, returns the
 * middle one so that there are words on both sides.
 */
function findBestStart(tokens: Range[], highlights: Highlight[], size: number): number {
  const values = Array.from({length: Math.max(1, tokens.length - size + 1)}, (_, start) => {
    const from = tokens[start]?.start ?? 0;
    const to = tokens[Math.min(tokens.length, start + size) - 1]?.end ?? 0;
    const visible = highlights.filter((highlight) => highlight.start >= from && highlight.end <= to);
    return new Set(visible.flatMap(({words}) => words)).size * 100 + visible.length;
  });
  const best = Math.max(...values);
  const first = values.indexOf(best);
  const end = values.findIndex((value, index) => index > first && value < best);
  return first === 0 ? 0 : Math.floor((first + (end === -1 ? values.length : end) - 1) / 2);
}
