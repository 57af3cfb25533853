const LEAST_SHARE = 0.85;
const LEAST_OF_MESSAGE = 0.4;
const LEAST_WORDS = 3;

/**
 * Says how well a quote on a page is a message with its holes filled, from 0 for not at all to 1: nearly all of its
 * words have to be those of the message, in the same order. Quotes may break off.
 */
export const quoteShare = (quote: string, parts: readonly string[]): number => {
  const quoted = wordsOf(quote);
  const words = wordsOf(parts.join(' '));
  const common = longestCommonSequence(quoted, words);
  const isQuote =
    common >= LEAST_WORDS &&
    common / words.length >= LEAST_OF_MESSAGE &&
    common / Math.min(quoted.length, words.length) >= LEAST_SHARE &&
    hasNames(quote, parts);
  return isQuote ? common / words.length : 0;
};

/** Names of options tell messages apart that are alike otherwise. A quote that breaks off may lack the later ones. */
const hasNames = (quote: string, parts: readonly string[]): boolean => {
  const text = parts.join(' ').slice(0, quote.length);
  const names = text.match(/\b(?:[a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*)\b|--[\w-]+/g) ?? [];
  return names.every((name) => quote.includes(name));
};

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];

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
