import type {Vocabulary} from './createVocabulary.ts';
import {derivedFrom} from './derivedFrom.ts';
import {stem} from './stem.ts';
import {synonyms} from './synonyms.ts';

// How well a term stands for a typed word.
const EXACT = 1;
const INFLECTION = 0.9;
/** Terms that stand for a word at least so well are the word itself, in one of its forms. */
export const NAMED = INFLECTION;
const DERIVED = 0.7;
/** How well a term stands for a word that readers use in its place. */
export const SYNONYM = 0.6;
const TYPO = [1, 0.5, 0.3];

/** How well a term stands for a word that it only begins with. */
export const PREFIX = 0.8;

// The same, where the word as it is exists.
const LONGER = 0.4;

/** Terms that stand for a word no better than this were found in spite of a typo. */
export const MISSPELT = 0.5;

const SHORTEST_PREFIX = 4;
// Every second word of three letters is a letter away from another one.
const SHORTEST_MISSPELT = 4;

/**
 * Finds the terms of the index that stand for a typed word: itself, its inflections and synonyms;
 * if it is still being typed, all that it begins. Terms with typos only if none of these exists.
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
    spellings(word)
      .flatMap((spelling) => vocabulary.startingWith(spelling))
      .forEach((term) => add(term, quality));
  }
  synonymsOf(word)
    .flatMap((synonym) => vocabulary.inflections(synonym))
    .forEach((term) => add(term, SYNONYM));
  if (terms.size === 0) {
    vocabulary
      .similarTo(word, typosAllowed(word), isUnfinished)
      .forEach(({term, typos}) => add(term, TYPO[typos] ?? 0));
  }
  if (terms.size === 0) {
    vocabulary.inflections(derivedFrom(word) ?? word).forEach((term) => add(term, DERIVED));
  }
  return terms;
}

const synonymsByStem = new Map(Object.entries(synonyms).map(([word, list]) => [stem(word), list]));

function synonymsOf(word: string): readonly string[] {
  return synonymsByStem.get(stem(word)) ?? [];
}

/** A beginning of a word in British and in American spelling: `visualis` and `visualiz`. */
function spellings(word: string): string[] {
  const other = word.replace(/(?<=[a-z]{4}i)[sz](?=[a-z]{0,5}$)/, (letter) => (letter === 's' ? 'z' : 's'));
  return [...new Set([word, other])];
}

// Numbers are never misspelt: 1080 is not 1081.
function typosAllowed(word: string): number {
  if (word.length < SHORTEST_MISSPELT || /^\d+$/.test(word)) {
    return 0;
  }
  return word.length < 8 ? 1 : 2;
}
