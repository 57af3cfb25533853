import {stem} from './stem.ts';

// What makes one word of another beside what `stem` takes away, the longest first.
const SUFFIXES =
  /(?:atically|ically|ability|ization|isation|ized|ised|izing|ising|ises|izes|ally|able|ness|less|ment|ify|ers?|ors?|ise|ize|ity|ive|ful|ly|al|ic|y)$/;
const SHORTEST = 4;

/** Finds the stem of the word that another is derived from: `docker` for `dockerized`; null if it has no such ending. */
export function derivedFrom(word: string): string | null {
  const rest = /^[a-z]+$/.test(word) ? word.replace(SUFFIXES, '') : word;
  return rest !== word && rest.length >= SHORTEST ? stem(rest) : null;
}
