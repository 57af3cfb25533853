import type {Quote} from './findQuotes.ts';
import {getWords} from './getWords.ts';

const minShare = 0.85;
const minMessageShare = 0.4;
const minWords = 3;
// A sentence with a different meaning may contain the words of a message, but not next to each other.
const minPairs = 0.7;
// This many words at the beginning identify a message, no matter how long it is. The others are values.
const wordsOfBeginning = 6;
const minBeginningShare = 0.6;

/**
 * Creates a function that returns how well a quote matches a message with values in its placeholders, from 0 to 1.
 * Nearly all words of the quote need to be in the message, in the same order. A quote may be truncated.
 */
export function createMatchRatio(parts: readonly string[]): (quote: Pick<Quote, 'text' | 'words'>) => number {
  const own = getOwnWords(parts);
  const words = own.flat();
  const known = new Set(words);
  const pairs = own.flatMap(getPairs);
  return ({text, words: all}) => {
    // Most quotes have hardly any words in common with the message, which is quick to check.
    const shared = all.filter((word) => known.has(word));
    if (shared.length < minWords) {
      return 0;
    }
    const common = getCommonSequenceLength(shared, words);
    const isQuote =
      common >= minWords &&
      common / words.length >= minMessageShare &&
      common / Math.min(all.length, words.length) >= minShare &&
      Math.max(getShare(pairs, getPairs(all)), getShare(getPairs(all), pairs)) >= minPairs &&
      hasNames(text, parts);
    if (isQuote) {
      return common / words.length;
    }
    return parts[0] === '' || all[0] === words[0] ? countSharedBeginning(all, words) / words.length : 0;
  };
}

/** Returns how many words the quote shares with the start of a message without a gap, if the rest are mostly values. */
function countSharedBeginning(quoted: readonly string[], words: readonly string[]): number {
  const count = quoted.reduce((found, word) => (word === words[found] ? found + 1 : found), 0);
  return count >= wordsOfBeginning && count / quoted.length >= minBeginningShare ? count : 0;
}

/** Compares option names, which distinguish otherwise similar messages. A truncated quote may lack the later ones. */
function hasNames(quote: string, parts: readonly string[]): boolean {
  const text = parts.join(' ').slice(0, quote.length);
  const names = text.match(/\b(?:[a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*)\b|--[\w-]+|(?<=["'`])[a-z]+(?=["'`])/g) ?? [];
  return names.every((name) => quote.includes(name));
}

/** Returns the words of each part, without those that are joined to a value, such as the `ms` in `28000ms`. */
function getOwnWords(parts: readonly string[]): string[][] {
  return parts.map((part, index) => {
    const behind = index > 0 ? part.replace(/^[\p{L}\p{N}_]+/u, '') : part;
    return getWords(index < parts.length - 1 ? behind.replace(/[\p{L}\p{N}_]+$/u, '') : behind);
  });
}

function getPairs(words: readonly string[]): string[] {
  return words.slice(1).map((word, index) => `${words[index] ?? ''} ${word}`);
}

/** Returns the proportion of pairs that are also in another list, from 0 to 1. */
function getShare(some: readonly string[], others: readonly string[]): number {
  return some.length === 0 ? 1 : some.filter((pair) => others.includes(pair)).length / some.length;
}

function getCommonSequenceLength(one: readonly string[], other: readonly string[]): number {
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
}
