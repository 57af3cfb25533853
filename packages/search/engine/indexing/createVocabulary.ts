import type {FullText} from './fullText.ts';
import {stem} from '../text/stem.ts';
import {getTypoDistance} from '../text/getTypoDistance.ts';

export type SimilarTerm = {term: string; typos: number};

/** The terms of an index. */
export type Vocabulary = {
  has(term: string): boolean;
  /** Returns the terms with the same stem, including the term itself. */
  inflections(term: string): string[];
  startingWith(prefix: string): string[];
  /** Returns whether a name that the site documents starts with this key. */
  beginsName(key: string): boolean;
  /** Returns the terms with the fewest typos, at most `limit` in each of them. */
  similarTo(typed: string, limit: number, isPrefix: boolean): SimilarTerm[];
  /**
   * Returns how much the presence of one of the terms says about a page: near 0 if every page has one, 1 if no page
   * does.
   */
  weight(terms: string[]): number;
};

const LIGHTEST = 0.02;

/** Reads the vocabulary from a full-text index. `nameKeys` are the keys of all documented names. */
export function createVocabulary({terms: indexed}: FullText, nameKeys: Iterable<string>): Vocabulary {
  const pageCounts = new Map<string, number>();
  const byStem = new Map<string, string[]>();
  let pages = 1;
  for (const [term, {body = []}] of indexed) {
    const count = body.length;
    pages = Math.max(pages, count);
    pageCounts.set(term, count);
    byStem.set(stem(term), [...(byStem.get(stem(term)) ?? []), term]);
  }
  const sorted = [...pageCounts.keys()].sort(compareCodeUnits);
  const names = [...nameKeys].sort(compareCodeUnits);
  const letters = sorted.map(getLetters);

  return {
    has: (term) => pageCounts.has(term),
    inflections: (term) => byStem.get(stem(term)) ?? [],
    startingWith(prefix) {
      const found: string[] = [];
      for (let index = findFirstNotBefore(sorted, prefix); sorted[index]?.startsWith(prefix); index++) {
        found.push(sorted[index] ?? '');
      }
      return found;
    },
    beginsName: (key) => key !== '' && (names[findFirstNotBefore(names, key)]?.startsWith(key) ?? false),
    similarTo(typed, limit, isPrefix) {
      const typedLetters = getLetters(typed);
      let similar: SimilarTerm[] = [];
      let fewest = limit;
      sorted.forEach((term, index) => {
        // Each typo removes at most one of the typed letters. This rules out most terms without comparing them.
        if (countBits(typedLetters & ~(letters[index] ?? 0)) > fewest) {
          return;
        }
        const typos = getTypoDistance(typed, term, fewest, isPrefix);
        if (typos <= fewest) {
          similar = typos < fewest ? [] : similar;
          fewest = typos;
          similar.push({term, typos});
        }
      });
      return similar;
    },
    weight(terms) {
      const count = Math.max(0, ...terms.map((term) => pageCounts.get(term) ?? 0));
      return Math.max(LIGHTEST, 1 - Math.log(1 + count) / Math.log(1 + pages));
    },
  };
}

/** Returns a bit for each letter that a term contains. */
function getLetters(term: string): number {
  let bits = 0;
  for (let index = 0; index < term.length; index++) {
    bits |= 1 << (term.charCodeAt(index) & 31);
  }
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) {
    count++;
  }
  return count;
}

function compareCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function findFirstNotBefore(sorted: string[], prefix: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < prefix) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}
