const SHORTEST_QUOTE = 3;

/**
 * Says how much of a pasted message stands in a documented one, in the same order: 1 is all of it.
 * Words with digits and words that only one of the two has are holes: they cost, but break nothing.
 * The last pasted word may be cut off. Gives 0 for less than three words in common.
 */
export function quoteOverlap(pasted: string[], documented: string[]): number {
  const words = pasted.filter((word, index) => index === pasted.length - 1 || !/\d/.test(word));
  const common = longestCommonSequence(words, documented);
  return common < SHORTEST_QUOTE ? 0 : common / words.length;
}

function longestCommonSequence(pasted: string[], documented: string[]): number {
  let last = Array.from({length: documented.length + 1}, () => 0);
  pasted.forEach((word, row) => {
    const isLast = row === pasted.length - 1;
    const current = [0];
    documented.forEach((other, column) => {
      const isSame = word === other || (isLast && other.startsWith(word));
      current.push(isSame ? (last[column] ?? 0) + 1 : Math.max(last[column + 1] ?? 0, current[column] ?? 0));
    });
    last = current;
  });
  return last.at(-1) ?? 0;
}
