import type {QueryWord} from '../query/Query.ts';

const minCommonWords = 3;
const minOverlap = 0.5;
// The maximum weight of a variable word, and the cost if the documented message has a different one. Consecutive
// variable words count once.
const variableCost = 0.1;
// The cost of each word in between, because readers paste a message in one piece.
const gapCost = 0.05;

/** A word of a pasted message. Variable words are numbers, paths and quoted names. */
type PastedTerm = Pick<QueryWord, 'term' | 'idf'> & {isVariable: boolean};

/**
 * Returns how much of the information in a pasted message is in a documented one in the same order, where 1 is
 * everything. A word that only one of them has costs its weight, but doesn't end the match. The last pasted word may be
 * truncated. Returns 0 for less than three words in common, and for an overlap that is certainly below one half.
 */
export function getMessageOverlap(pasted: PastedTerm[], documented: string[]): number {
  if (documented.length < minCommonWords || getMaxOverlap(pasted, documented) < minOverlap) {
    return 0;
  }
  const {words, gain, cost} = findBestAlignment(pasted, documented);
  return words < minCommonWords ? 0 : gain / (gain + cost);
}

/**
 * Calculates the overlap if all common words were in the same order. This quickly rules out the many unrelated
 * messages.
 */
function getMaxOverlap(pasted: PastedTerm[], documented: string[]): number {
  let gain = 0;
  let cost = 0;
  let words = 0;
  pasted.forEach(({term, idf, isVariable}, index) => {
    if (documented.includes(term) || index === pasted.length - 1) {
      gain += idf;
      words++;
    } else if (!isVariable) {
      cost += idf;
    }
  });
  return words < minCommonWords ? 0 : gain / (gain + cost);
}

type Alignment = {words: number; gain: number; cost: number};

const noAlignment: Alignment = {words: 0, gain: 0, cost: 0};

function findBestAlignment(pasted: PastedTerm[], documented: string[]): Alignment {
  let last = Array.from({length: documented.length + 1}, () => noAlignment);
  pasted.forEach((word, row) => {
    const isLast = row === pasted.length - 1;
    const weight = word.isVariable ? Math.min(variableCost, word.idf) : word.idf;
    const cost = isLast ? Math.min(variableCost, weight) : word.isVariable && pasted[row - 1]?.isVariable ? 0 : weight;
    const current = [skipWord(last[0], cost)];
    documented.forEach((other, column) => {
      const isSame = word.term === other || (isLast && other.startsWith(word.term));
      const without = pickBetter(skipWord(last[column + 1], cost), skipDocumentedWord(current[column]));
      current.push(isSame ? pickBetter(matchWord(last[column], weight), without) : without);
    });
    last = current;
  });
  return last.reduce(pickBetter);
}

function skipWord({words, gain, cost} = noAlignment, price: number): Alignment {
  return {words, gain, cost: cost + price};
}

/** Words of the documented message that aren't in the pasted one only count after the first common word. */
function skipDocumentedWord(alignment = noAlignment): Alignment {
  return alignment.words === 0 ? alignment : skipWord(alignment, gapCost);
}

function matchWord({words, gain, cost} = noAlignment, weight: number): Alignment {
  return {words: words + 1, gain: gain + weight, cost};
}

function pickBetter(a: Alignment, b: Alignment): Alignment {
  return b.gain - b.cost > a.gain - a.cost ? b : a;
}
