import type {QueryWord} from './Query.ts';

const SHORTEST_QUOTE = 3;
const LEAST = 0.5;
// What a value tells at the most, or costs if the documented message has another: several in a row are one.
const HOLE_COST = 0.1;
// What each word costs that stands between: a message is pasted in one piece.
const GAP_COST = 0.05;

/** `isValue` marks what may differ: numbers, paths, names in quotes, a last word that was cut off. */
export type PastedWord = Pick<QueryWord, 'text' | 'weight'> & {isValue: boolean};

/**
 * Says how much of what a pasted message tells stands in a documented one, in the same order: 1 is all of it. Words
 * that only one of the two has cost by their weight, but break nothing. The last pasted word may be cut off. Gives 0
 * for less than three words in common, and for what is surely below half.
 */
export function quoteOverlap(pasted: PastedWord[], documented: string[]): number {
  if (mostPossible(pasted, documented) < LEAST) {
    return 0;
  }
  const {words, gain, cost} = bestAlignment(pasted, documented);
  return words < SHORTEST_QUOTE ? 0 : gain / (gain + cost);
}

/** What the overlap is if all common words stand in the same order; quick to tell for the many texts that are another. */
function mostPossible(pasted: PastedWord[], documented: string[]): number {
  const known = new Set(documented);
  let gain = 0;
  let cost = 0;
  let words = 0;
  pasted.forEach(({text, weight, isValue}, index) => {
    if (known.has(text) || index === pasted.length - 1) {
      gain += weight;
      words++;
    } else if (!isValue) {
      cost += weight;
    }
  });
  return words < SHORTEST_QUOTE ? 0 : gain / (gain + cost);
}

type Alignment = {words: number; gain: number; cost: number};

const NOTHING: Alignment = {words: 0, gain: 0, cost: 0};

function bestAlignment(pasted: PastedWord[], documented: string[]): Alignment {
  let last = Array.from({length: documented.length + 1}, () => NOTHING);
  pasted.forEach((word, row) => {
    const isLast = row === pasted.length - 1;
    const weight = word.isValue ? Math.min(HOLE_COST, word.weight) : word.weight;
    const cost = isLast ? Math.min(HOLE_COST, weight) : word.isValue && pasted[row - 1]?.isValue ? 0 : weight;
    const current = [skip(last[0], cost)];
    documented.forEach((other, column) => {
      const isSame = word.text === other || (isLast && other.startsWith(word.text));
      const without = better(skip(last[column + 1], cost), passOver(current[column]));
      current.push(isSame ? better(take(last[column], weight), without) : without);
    });
    last = current;
  });
  return last.reduce(better);
}

function skip({words, gain, cost} = NOTHING, price: number): Alignment {
  return {words, gain, cost: cost + price};
}

/** Words of the documented message that the pasted one lacks count from the first one that it has. */
function passOver(alignment = NOTHING): Alignment {
  return alignment.words === 0 ? alignment : skip(alignment, GAP_COST);
}

function take({words, gain, cost} = NOTHING, weight: number): Alignment {
  return {words: words + 1, gain: gain + weight, cost};
}

function better(a: Alignment, b: Alignment): Alignment {
  return b.gain - b.cost > a.gain - a.cost ? b : a;
}
