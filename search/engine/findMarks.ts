import type {Query} from './Query.ts';
import {tokenize} from './tokenize.ts';

/** A part of a text that matches, and the words of the query that it answers. */
export type Mark = {start: number; end: number; words: string[]};

/** Finds what to highlight in a text: in order, without overlaps. */
export function findMarks(text: string, {words}: Query): Mark[] {
  const marks: Mark[] = [];
  for (const {term, start, end} of tokenize(text)) {
    const answered = words.filter((word) => word.terms.has(term));
    const last = marks.at(-1);
    if (answered.length === 0 || (last && start < last.end)) {
      continue;
    }
    const length = Math.max(...answered.map((word) => markedLength(word.text, term, end - start)));
    marks.push({start, end: start + length, words: answered.map((word) => word.text)});
  }
  return marks;
}

/** Of a word that is still being typed, what is typed; of an inflection or synonym, all. */
function markedLength(typed: string, term: string, length: number): number {
  return term.startsWith(typed) && term.length === length ? typed.length : length;
}
