import type {Vocabulary} from '../indexing/createVocabulary.ts';
import {synonyms} from '../language/synonyms.ts';
import {stem} from '../text/stem.ts';
import {weights} from '../weights.ts';

const exactWeight = 1;

const minImplicitPrefixLength = 4;
// Every other three-letter word is one letter away from another word.
const minMisspelledLength = 4;

/** Whether a word is still being typed, and whether a name that the site documents starts with it. */
export type PrefixState = {isPrefix: boolean; isNamePrefix: boolean};

/**
 * Returns the terms in the index that match a word, with the quality of each match: the word itself, its inflections
 * and its synonyms, the compounds that it forms with its neighbors, and while it's still being typed, all terms that
 * start with it. Only includes corrections if none of these exist. The prefix of a name is neither inflected nor
 * corrected.
 */
export function expandTerm(
  word: string,
  {isPrefix, isNamePrefix}: PrefixState,
  vocabulary: Vocabulary,
  compounds: readonly string[] = [],
): Map<string, number> {
  const terms = new Map<string, number>();
  const add = (term: string, quality: number) => terms.set(term, Math.max(quality, terms.get(term) ?? 0));

  if (vocabulary.has(word)) {
    add(word, exactWeight);
  }
  const inflections = isNamePrefix ? [] : vocabulary.findInflections(word);
  [...inflections, ...compounds].forEach((term) => add(term, weights.inflection));
  if (isPrefix || (terms.size === 0 && word.length >= minImplicitPrefixLength)) {
    const quality = terms.size > 0 ? weights.prefixOfKnownWord : weights.prefix;
    getSpellingVariants(word)
      .flatMap((spelling) => vocabulary.findByPrefix(spelling))
      .forEach((term) => add(term, quality));
  }
  getSynonyms(word)
    .flatMap((synonym) => vocabulary.findInflections(synonym))
    .forEach((term) => add(term, weights.synonym));
  if (terms.size === 0 && !isNamePrefix) {
    vocabulary
      .findSimilar(word, countAllowedTypos(word), isPrefix)
      .forEach(({term, typos}) => add(term, weights.typos[typos] ?? 0));
  }
  return terms;
}

/** Returns whether a word only matches terms that are spelled similarly. */
export function isMisspelled(matchingTerms: Map<string, number>): boolean {
  return matchingTerms.size > 0 && [...matchingTerms.values()].every((quality) => quality <= (weights.typos[1] ?? 0));
}

const synonymsByStem = new Map(Object.entries(synonyms).map(([word, list]) => [stem(word), list]));

function getSynonyms(word: string): readonly string[] {
  return synonymsByStem.get(stem(word)) ?? [];
}

/** Returns the beginning of a word in both British and American spelling, such as `visualis` and `visualiz`. */
function getSpellingVariants(word: string): string[] {
  const other = word.replace(/(?<=[a-z]{4}i)[sz](?=[a-z]{0,5}$)/, (letter) => (letter === 's' ? 'z' : 's'));
  return [...new Set([word, other])];
}

// Numbers are never treated as typos: 1080 isn't 1081.
function countAllowedTypos(word: string): number {
  if (word.length < minMisspelledLength || /^\d+$/.test(word)) {
    return 0;
  }
  return word.length < 8 ? 1 : 2;
}
