import type {Quote} from './quotesOn.ts';
import {wordsOf} from './wordsOf.ts';

const LEAST_SHARE = 0.85;
const LEAST_OF_MESSAGE = 0.4;
const LEAST_WORDS = 3;
// Words of a message may stand in a sentence of another meaning, but not next to each other.
const LEAST_PAIRS = 0.7;
// So many words at its beginning say which message it is, however long it goes on; the others are values.
const WORDS_OF_BEGINNING = 6;
const LEAST_OF_BEGINNING = 0.6;

/**
 * Makes a function that says how well a quote on a page is a message with its holes filled, from 0 for not at all to 1:
 * nearly all of its words have to be those of the message, in the same order. Quotes may break off.
 */
export const quoteShare = (parts: readonly string[]): ((quote: Pick<Quote, 'text' | 'words'>) => number) => {
  const own = ownWords(parts);
  const words = own.flat();
  const known = new Set(words);
  const pairs = own.flatMap(pairsOf);
  return ({text, words: all}) => {
    // Most quotes have hardly a word of it, which is quickly seen.
    if (all.filter((word) => known.has(word)).length < LEAST_WORDS) return 0;
    const common = longestCommonSequence(all, words);
    const isQuote =
      common >= LEAST_WORDS &&
      common / words.length >= LEAST_OF_MESSAGE &&
      common / Math.min(all.length, words.length) >= LEAST_SHARE &&
      Math.max(shareOf(pairs, pairsOf(all)), shareOf(pairsOf(all), pairs)) >= LEAST_PAIRS &&
      hasNames(text, parts);
    if (isQuote) return common / words.length;
    return parts[0] === '' || all[0] === words[0] ? beginningIn(all, words) / words.length : 0;
  };
};

/** How many words of a message a quote has without a gap from the first one on, if nearly all else in it are values. */
const beginningIn = (quoted: readonly string[], words: readonly string[]): number => {
  const count = quoted.reduce((found, word) => (word === words[found] ? found + 1 : found), 0);
  return count >= WORDS_OF_BEGINNING && count / quoted.length >= LEAST_OF_BEGINNING ? count : 0;
};

/** Names of options tell messages apart that are alike otherwise. A quote that breaks off may lack the later ones. */
const hasNames = (quote: string, parts: readonly string[]): boolean => {
  const text = parts.join(' ').slice(0, quote.length);
  const names = text.match(/\b(?:[a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*)\b|--[\w-]+|(?<=["'`])[a-z]+(?=["'`])/g) ?? [];
  return names.every((name) => quote.includes(name));
};

/** The words of each part, without what stands at a hole and is one word with its value: the `ms` of `28000ms`. */
const ownWords = (parts: readonly string[]): string[][] =>
  parts.map((part, index) => {
    const behind = index > 0 ? part.replace(/^[\p{L}\p{N}_]+/u, '') : part;
    return wordsOf(index < parts.length - 1 ? behind.replace(/[\p{L}\p{N}_]+$/u, '') : behind);
  });

const pairsOf = (words: readonly string[]): string[] =>
  words.slice(1).map((word, index) => `${words[index] ?? ''} ${word}`);

/** How many of some pairs are among others, from 0 to 1. */
const shareOf = (some: readonly string[], others: readonly string[]): number =>
  some.length === 0 ? 1 : some.filter((pair) => others.includes(pair)).length / some.length;

const longestCommonSequence = (one: readonly string[], other: readonly string[]): number => {
  let last = Array.from({length: other.length + 1}, () => 0);
  for (const word of one) {
    const current = [0];
    other.forEach((candidate, column) => {
      current.push(
        word === candidate ? (last[column] ?? 0) + 1 : Math.max(last[column + 1] ?? 0, current[column] ?? 0),
      );
    });
    last = current;
  }
  return last.at(-1) ?? 0;
};
