import type {Query} from '../query/Query.ts';
import {tokenize} from '../text/tokenize.ts';

/** A matching range of a text, and the words of the query that it matches. */
export type Highlight = {start: number; end: number; words: string[]};

/** Finds the ranges of a text to highlight, sorted and without overlaps. Stop words aren't highlighted. */
export function findHighlights(text: string, query: Query): Highlight[] {
  const words = query.words.filter(({isRequired}) => isRequired);
  const highlights: Highlight[] = [];
  for (const {term, start, end} of tokenize(text)) {
    const matchingWords = words.filter((word) => word.matchingTerms.has(term));
    const last = highlights.at(-1);
    if (matchingWords.length === 0 || (last && start < last.end)) {
      continue;
    }
    const length = Math.max(...matchingWords.map((word) => getHighlightLength(word.term, term, end - start)));
    highlights.push({start, end: start + length, words: matchingWords.map((word) => word.term)});
  }
  return highlights;
}

/**
 * Returns how much of a term to highlight: the typed letters while a word is incomplete, or all of an inflection or
 * synonym.
 */
function getHighlightLength(typed: string, term: string, length: number): number {
  return term.startsWith(typed) && term.length === length ? typed.length : length;
}
