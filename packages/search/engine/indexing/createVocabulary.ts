import {getEditDistance} from '../text/getEditDistance.ts';
import {stem} from '../text/stem.ts';
import type {FullText} from './FullText.ts';

/** A term that is spelled similarly, and its edit distance. */
type SimilarTerm = {term: string; typos: number};

/** The terms of an index. */
export type Vocabulary = {
  has(term: string): boolean;
  /** Returns the terms with the same stem, including the term itself. */
  findInflections(term: string): string[];
  /** Returns the terms that start with this prefix. */
  findByPrefix(prefix: string): string[];
  /** Returns whether the key of a name that the site documents starts with this string. */
  isNamePrefix(key: string): boolean;
  /** Returns the terms with the smallest edit distance, which is at most `limit`. */
  findSimilar(typed: string, limit: number, isPrefix: boolean): SimilarTerm[];
  /** Returns the inverse document frequency of terms, counted by pages: near 0 if every page has one, 1 if none. */
  getIdf(terms: string[]): number;
};

const minIdf = 0.02;

/** Reads the vocabulary from a full-text index. `nameKeys` are the keys of all documented names. */
export function createVocabulary({terms: indexed}: FullText, nameKeys: Iterable<string>): Vocabulary {
  const pageFrequencies = new Map<string, number>();
  const termsByStem = new Map<string, string[]>();
  let pages = 1;
  for (const [term, {body = []}] of indexed) {
    const count = body.length;
    pages = Math.max(pages, count);
    pageFrequencies.set(term, count);
    termsByStem.set(stem(term), [...(termsByStem.get(stem(term)) ?? []), term]);
  }
  const sorted = [...pageFrequencies.keys()].sort(compareCodeUnits);
  const names = [...nameKeys].sort(compareCodeUnits);
  const letterMasks = sorted.map(getLetterMask);

  return {
    has: (term) => pageFrequencies.has(term),
    findInflections: (term) => termsByStem.get(stem(term)) ?? [],
    /** Returns the terms that start with this prefix. */
    findByPrefix(prefix) {
      const found: string[] = [];
      for (let index = findLowerBound(sorted, prefix); sorted[index]?.startsWith(prefix); index++) {
        found.push(sorted[index] ?? '');
      }
      return found;
    },
    isNamePrefix: (key) => key !== '' && (names[findLowerBound(names, key)]?.startsWith(key) ?? false),
    findSimilar(typed, limit, isPrefix) {
      const typedMask = getLetterMask(typed);
      let similar: SimilarTerm[] = [];
      let fewest = limit;
      sorted.forEach((term, index) => {
        // Each typo removes at most one of the typed letters. This rules out most terms without comparing them.
        if (countBits(typedMask & ~(letterMasks[index] ?? 0)) > fewest) {
          return;
        }
        const typos = getEditDistance(typed, term, fewest, isPrefix);
        if (typos <= fewest) {
          similar = typos < fewest ? [] : similar;
          fewest = typos;
          similar.push({term, typos});
        }
      });
      return similar;
    },
    getIdf(terms) {
      const count = Math.max(0, ...terms.map((term) => pageFrequencies.get(term) ?? 0));
      return Math.max(minIdf, 1 - Math.log(1 + count) / Math.log(1 + pages));
    },
  };
}

/** Returns a number with a bit for each letter that a term contains. */
function getLetterMask(term: string): number {
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

function findLowerBound(sorted: string[], prefix: string): number {
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
