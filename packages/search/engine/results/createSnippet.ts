import type {Mark} from './findMarks.ts';
import {writeMarks, type MarkTags} from './writeMarks.ts';

export type SnippetOptions = {words: number; ellipsis: string; tags: MarkTags};

/** Cuts out the part of a text that has the most matches, with an ellipsis on each truncated side. */
export function createSnippet(text: string, marks: Mark[], {words, ellipsis, tags}: SnippetOptions): string {
  const runs = [...text.matchAll(/\S+/g)].map(({0: word, index}) => ({start: index, end: index + word.length}));
  const first = findBestStart(runs, marks, words);
  const last = Math.min(runs.length, first + words) - 1;
  const from = runs[first]?.start ?? 0;
  const to = runs[last]?.end ?? text.length;
  return (
    (first > 0 ? ellipsis : '') + writeMarks(text, marks, tags, from, to) + (last < runs.length - 1 ? ellipsis : '')
  );
}

/**
 * Finds the window that matches the most different words of the query, or if several do, the one with the most matches.
 * If there are still several, returns the first one if nothing has to be truncated before it. Otherwise, returns the
 * middle one so that there are words on both sides.
 */
function findBestStart(runs: {start: number; end: number}[], marks: Mark[], size: number): number {
  const values = Array.from({length: Math.max(1, runs.length - size + 1)}, (_, start) => {
    const from = runs[start]?.start ?? 0;
    const to = runs[Math.min(runs.length, start + size) - 1]?.end ?? 0;
    const inside = marks.filter((mark) => mark.start >= from && mark.end <= to);
    return new Set(inside.flatMap(({words}) => words)).size * 100 + inside.length;
  });
  const best = Math.max(...values);
  const first = values.indexOf(best);
  const end = values.findIndex((value, index) => index > first && value < best);
  return first === 0 ? 0 : Math.floor((first + (end === -1 ? values.length : end) - 1) / 2);
}
