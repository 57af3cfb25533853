import type {AsPlainObject} from 'minisearch';
import type {Field} from './fullText.ts';
import {stem} from './stem.ts';
import {getTypoDistance} from './getTypoDistance.ts';

export type SimilarTerm = {term: string; typos: number};

/** The terms of an index. */
export type Vocabulary = {
  has(term: string): boolean;
  /** Returns the terms with the same stem, including the term itself. */
  inflections(term: string): string[];
  startingWith(prefix: string): string[];
  /** Returns the terms with the fewest typos, at most `limit` in each of them. */
  similarTo(typed: string, limit: number, isPrefix: boolean): SimilarTerm[];
  /**
   * Returns how much the presence of one of the terms says about a page: near 0 if every page has one, 1 if no page
   * does.
   */
  weight(terms: string[]): number;
};

const BODY: Field = 'body';
const LIGHTEST = 0.02;

/** Reads the vocabulary from a full-text index. */
export function createVocabulary(fullText: AsPlainObject): Vocabulary {
  const bodyId = String(fullText.fieldIds[BODY]);
  const pagesOf = new Map<string, number>();
  const byStem = new Map<string, string[]>();
  let pages = 1;
  for (const [term, fields] of fullText.index) {
    const count = Object.keys(fields[bodyId] ?? {}).length;
    pages = Math.max(pages, count);
    pagesOf.set(term, count);
    byStem.set(stem(term), [...(byStem.get(stem(term)) ?? []), term]);
  }
  const sorted = [...pagesOf.keys()].sort(compareCodeUnits);

  return {
    has: (term) => pagesOf.has(term),
    inflections: (term) => byStem.get(stem(term)) ?? [],
    startingWith(prefix) {
      const found: string[] = [];
      for (let index = findFirstNotBefore(sorted, prefix); sorted[index]?.startsWith(prefix); index++) {
        found.push(sorted[index] ?? '');
      }
      return found;
    },
    similarTo(typed, limit, isPrefix) {
      const similar = sorted
        .map((term) => ({term, typos: getTypoDistance(typed, term, limit, isPrefix)}))
        .filter(({typos}) => typos <= limit);
      const fewest = Math.min(...similar.map(({typos}) => typos));
      return similar.filter(({typos}) => typos === fewest);
    },
    weight(terms) {
      const count = Math.max(0, ...terms.map((term) => pagesOf.get(term) ?? 0));
      return Math.max(LIGHTEST, 1 - Math.log(1 + count) / Math.log(1 + pages));
    },
  };
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
