import type {Query} from '../query/Query.ts';
import {tokenize} from '../text/tokenize.ts';

/** A matching range of a text, and the words of the query that it matches. */
export type Mark = {start: number; end: number; words: string[]};

/** Finds the ranges of a text to highlight, sorted and without overlaps. Words that only connect others aren't marked. */
export function findMarks(text: string, query: Query): Mark[] {
  const words = query.words.filter(({isRequired}) => isRequired);
  const marks: Mark[] = [];
  for (const {term, start, end} of tokenize(text)) {
    const answered = words.filter((word) => word.terms.has(term));
    const last = marks.at(-1);
    if (answered.length === 0 || (last && start < last.end)) {
      continue;
    }
    const length = Math.max(...answered.map((word) => getMarkedLength(word.text, term, end - start)));
    marks.push({start, end: start + length, words: answered.map((word) => word.text)});
  }
  return marks;
}

/**
 * Returns how much of a term to highlight: the typed letters while a word is incomplete, or all of an inflection or
 * synonym.
 */
function getMarkedLength(typed: string, term: string, length: number): number {
  return term.startsWith(typed) && term.length === length ? typed.length : length;
}
