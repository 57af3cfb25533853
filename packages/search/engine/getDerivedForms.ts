import {stem} from './stem.ts';

// Suffixes that derive one word from another, in addition to those that `stem` removes. Longest first.
const SUFFIXES =
  /(?:atically|ically|ability|ization|isation|ized|ised|izing|ising|ises|izes|ally|able|ness|less|ment|ify|ers?|ors?|ise|ize|ity|ive|ful|ly|al|ic|y)$/;
const SHORTEST = 4;

/**
 * Returns the stem of the word from which another one is derived, such as `docker` for `dockerized`, or null if it
 * doesn't have such a suffix.
 */
export function getDerivedForms(word: string): string | null {
  const rest = /^[a-z]+$/.test(word) ? word.replace(SUFFIXES, '') : word;
  return rest !== word && rest.length >= SHORTEST ? stem(rest) : null;
}
