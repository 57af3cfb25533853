import type {Vocabulary} from './createVocabulary.ts';
import {getDerivedForms} from './getDerivedForms.ts';
import {stem} from './stem.ts';
import {synonyms} from './synonyms.ts';

// How well a term matches a typed word.
const EXACT = 1;
const INFLECTION = 0.9;
/** A term that matches at least this well is the word itself, in one of its forms. */
export const NAMED = INFLECTION;
const DERIVED = 0.7;
/** How well a term matches a word that readers use instead of it. */
export const SYNONYM = 0.6;
const TYPO = [1, 0.5, 0.3];

/** How well a term matches a word if it only starts with it. */
export const PREFIX = 0.8;

// The same if the exact word exists, too.
const LONGER = 0.4;

/** A term that doesn't match better than this was found despite a typo. */
export const MISSPELT = 0.5;

const SHORTEST_PREFIX = 4;
// Every other three-letter word is one letter away from another word.
const SHORTEST_MISSPELT = 4;

/**
 * Finds the terms in the index that match a typed word: the word itself, its inflections and its synonyms, and while
 * it's still being typed, all terms that start with it. Only includes terms with typos if there is no such term.
 */
export function findTerms(word: string, isUnfinished: boolean, vocabulary: Vocabulary): Map<string, number> {
  const terms = new Map<string, number>();
  const add = (term: string, quality: number) => terms.set(term, Math.max(quality, terms.get(term) ?? 0));

  if (vocabulary.has(word)) {
    add(word, EXACT);
  }
  vocabulary.inflections(word).forEach((term) => add(term, INFLECTION));
  if (isUnfinished || (terms.size === 0 && word.length >= SHORTEST_PREFIX)) {
    const quality = terms.size > 0 ? LONGER : PREFIX;
    findSpellings(word)
      .flatMap((spelling) => vocabulary.startingWith(spelling))
      .forEach((term) => add(term, quality));
  }
  getSynonyms(word)
    .flatMap((synonym) => vocabulary.inflections(synonym))
    .forEach((term) => add(term, SYNONYM));
  if (terms.size === 0) {
    vocabulary
      .similarTo(word, countAllowedTypos(word), isUnfinished)
      .forEach(({term, typos}) => add(term, TYPO[typos] ?? 0));
  }
  if (terms.size === 0) {
    vocabulary.inflections(getDerivedForms(word) ?? word).forEach((term) => add(term, DERIVED));
  }
  return terms;
}

const synonymsByStem = new Map(Object.entries(synonyms).map(([word, list]) => [stem(word), list]));

function getSynonyms(word: string): readonly string[] {
  return synonymsByStem.get(stem(word)) ?? [];
}

/** Returns the beginning of a word in both British and American spelling, such as `visualis` and `visualiz`. */
function findSpellings(word: string): string[] {
  const other = word.replace(/(?<=[a-z]{4}i)[sz](?=[a-z]{0,5}$)/, (letter) => (letter === 's' ? 'z' : 's'));
  return [...new Set([word, other])];
}

// Numbers are never treated as typos: 1080 isn't 1081.
function countAllowedTypos(word: string): number {
  if (word.length < SHORTEST_MISSPELT || /^\d+$/.test(word)) {
    return 0;
  }
  return word.length < 8 ? 1 : 2;
}
