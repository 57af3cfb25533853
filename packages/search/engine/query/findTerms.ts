import type {Vocabulary} from '../indexing/createVocabulary.ts';
import {stem} from '../text/stem.ts';
import {synonyms} from '../language/synonyms.ts';
import {weights} from '../weights.ts';

const EXACT = 1;

const MIN_PREFIX_LENGTH = 4;
// Every other three-letter word is one letter away from another word.
const MIN_MISSPELT_LENGTH = 4;

/** Whether a word may still become a longer one, and whether a name that the site documents starts with it. */
export type Typing = {isUnfinished: boolean; isNameStart: boolean};

/**
 * Finds the terms in the index that match a typed word: the word itself, its inflections and its synonyms, and while
 * it's still being typed, all terms that start with it. Only includes terms with typos if there is no such term. The
 * beginning of a name is neither inflected nor corrected.
 */
export function findTerms(
  word: string,
  {isUnfinished, isNameStart}: Typing,
  vocabulary: Vocabulary,
): Map<string, number> {
  const terms = new Map<string, number>();
  const add = (term: string, quality: number) => terms.set(term, Math.max(quality, terms.get(term) ?? 0));

  if (vocabulary.has(word)) {
    add(word, EXACT);
  }
  if (!isNameStart) {
    vocabulary.inflections(word).forEach((term) => add(term, weights.inflection));
  }
  if (isUnfinished || (terms.size === 0 && word.length >= MIN_PREFIX_LENGTH)) {
    const quality = terms.size > 0 ? weights.longer : weights.prefix;
    findSpellings(word)
      .flatMap((spelling) => vocabulary.startingWith(spelling))
      .forEach((term) => add(term, quality));
  }
  getSynonyms(word)
    .flatMap((synonym) => vocabulary.inflections(synonym))
    .forEach((term) => add(term, weights.synonym));
  if (terms.size === 0 && !isNameStart) {
    vocabulary
      .similarTo(word, countAllowedTypos(word), isUnfinished)
      .forEach(({term, typos}) => add(term, weights.typos[typos] ?? 0));
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
  if (word.length < MIN_MISSPELT_LENGTH || /^\d+$/.test(word)) {
    return 0;
  }
  return word.length < 8 ? 1 : 2;
}
