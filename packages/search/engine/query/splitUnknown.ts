import type {Vocabulary} from '../indexing/createVocabulary.ts';
import {splitIdentifier, type Part} from '../text/splitIdentifier.ts';
import {tokenize} from '../text/tokenize.ts';
import {weights} from '../weights.ts';
import {expandTerm, isMisspelled, type PrefixState} from './expandTerm.ts';

// Half of a compound. Shorter words would split words that aren't compounds.
const minHalfLength = 4;

// `v3.1`
const versionPattern = /^v(\d+(?:\.\d+)+)$/i;

// `re-render`, which others write as one word.
const hyphenatedPattern = /^[a-z]+-[a-z]+$/;

// The boundaries between letters and digits: `react18`, `60fps`.
const digitsPattern = /^\p{L}{2,}(?=\p{N}+$)|^\p{N}+(?=\p{L}{2,}$)/u;

/** Splits an identifier or compound that isn't in the vocabulary, one separator, hump or word at a time. */
export function splitUnknown(word: string, state: PrefixState, vocabulary: Vocabulary): string[] {
  const version = versionPattern.exec(word)?.[1];
  if (version !== undefined && vocabulary.has(version)) {
    return [version];
  }
  const joined = word.replaceAll('-', '');
  if (
    hyphenatedPattern.test(word) &&
    !vocabulary.has(normalizeWord(word)) &&
    vocabulary.findInflections(joined).length > 0
  ) {
    return [joined];
  }
  const parts = [...splitIdentifier(word), ...splitDigits(word)];
  const outermost = parts.filter(
    (part) => !parts.some((other) => other !== part && other.start <= part.start && other.end >= part.end),
  );
  const matchingTerms = expandTerm(normalizeWord(word), state, vocabulary);
  // `startframe` is closer to two words of the site than to a word that differs in two letters.
  if (parts.length === 0 && Math.max(0, ...matchingTerms.values()) <= (weights.typos[2] ?? 0)) {
    return splitCompound(word, vocabulary);
  }
  // `useSpring` of another library is closer to the words it consists of than to a name that is spelled similarly.
  const isCorrected = isMisspelled(matchingTerms) && parts.length > 0;
  if (matchingTerms.size > 0 && !(isCorrected && outermost.every(({text}) => vocabulary.has(normalizeWord(text))))) {
    return [word];
  }
  return outermost.flatMap(({text}, index) =>
    splitUnknown(text, {...state, isPrefix: state.isPrefix && index === outermost.length - 1}, vocabulary),
  );
}

/** Returns a word as a term of the index. */
export function normalizeWord(word: string): string {
  return tokenize(word)[0]?.term ?? word.toLowerCase();
}

function splitDigits(word: string): Part[] {
  const first = digitsPattern.exec(word)?.[0];
  return first
    ? [
        {text: first, start: 0, end: first.length},
        {text: word.slice(first.length), start: first.length, end: word.length},
      ]
    : [];
}

/** `voiceover` is split if the vocabulary has both words. */
function splitCompound(word: string, vocabulary: Vocabulary): string[] {
  const term = normalizeWord(word);
  for (let length = term.length - minHalfLength; length >= minHalfLength; length--) {
    const halves = [term.slice(0, length), term.slice(length)];
    if (/^[a-z]+$/.test(term) && halves.every((half) => vocabulary.has(half))) {
      return halves;
    }
  }
  return [word];
}
