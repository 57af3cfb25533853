import type {QueryWord} from '../query/Query.ts';

const MIN_QUOTE_WORDS = 3;
const MIN_OVERLAP = 0.5;
// The maximum weight of a value, and the cost if the documented message has a different one. Consecutive values are one
// value.
const HOLE_COST = 0.1;
// The cost of each word in between, because readers paste a message in one piece.
const GAP_COST = 0.05;

/** `isValue` marks words that can vary: numbers, paths, quoted names and a truncated last word. */
export type PastedWord = Pick<QueryWord, 'text' | 'weight'> & {isValue: boolean};

/**
 * Returns how much of the information in a pasted message is in a documented one in the same order, where 1 is
 * everything. A word that only one of them has costs its weight, but doesn't end the match. The last pasted word may be
 * truncated. Returns 0 for less than three words in common, and for an overlap that is certainly below one half.
 */
export function getQuoteOverlap(pasted: PastedWord[], documented: string[]): number {
  if (documented.length < MIN_QUOTE_WORDS || getMaxOverlap(pasted, documented) < MIN_OVERLAP) {
    return 0;
  }
  const {words, gain, cost} = findBestAlignment(pasted, documented);
  return words < MIN_QUOTE_WORDS ? 0 : gain / (gain + cost);
}

/**
 * Calculates the overlap if all common words were in the same order. This quickly rules out the many unrelated
 * messages.
 */
function getMaxOverlap(pasted: PastedWord[], documented: string[]): number {
  let gain = 0;
  let cost = 0;
  let words = 0;
  pasted.forEach(({text, weight, isValue}, index) => {
    if (documented.includes(text) || index === pasted.length - 1) {
      gain += weight;
      words++;
    } else if (!isValue) {
      cost += weight;
    }
  });
  return words < MIN_QUOTE_WORDS ? 0 : gain / (gain + cost);
}

type Alignment = {words: number; gain: number; cost: number};

const NOTHING: Alignment = {words: 0, gain: 0, cost: 0};

function findBestAlignment(pasted: PastedWord[], documented: string[]): Alignment {
  let last = Array.from({length: documented.length + 1}, () => NOTHING);
  pasted.forEach((word, row) => {
    const isLast = row === pasted.length - 1;
    const weight = word.isValue ? Math.min(HOLE_COST, word.weight) : word.weight;
    const cost = isLast ? Math.min(HOLE_COST, weight) : word.isValue && pasted[row - 1]?.isValue ? 0 : weight;
    const current = [skip(last[0], cost)];
    documented.forEach((other, column) => {
      const isSame = word.text === other || (isLast && other.startsWith(word.text));
      const without = pickBetter(skip(last[column + 1], cost), passOver(current[column]));
      current.push(isSame ? pickBetter(take(last[column], weight), without) : without);
    });
    last = current;
  });
  return last.reduce(pickBetter);
}

function skip({words, gain, cost} = NOTHING, price: number): Alignment {
  return {words, gain, cost: cost + price};
}

/** Words of the documented message that aren't in the pasted one only count after the first common word. */
function passOver(alignment = NOTHING): Alignment {
  return alignment.words === 0 ? alignment : skip(alignment, GAP_COST);
}

function take({words, gain, cost} = NOTHING, weight: number): Alignment {
  return {words: words + 1, gain: gain + weight, cost};
}

function pickBetter(a: Alignment, b: Alignment): Alignment {
  return b.gain - b.cost > a.gain - a.cost ? b : a;
}
