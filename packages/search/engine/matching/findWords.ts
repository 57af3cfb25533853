import type {Postings} from '../indexing/createPostings.ts';
import type {Field} from '../indexing/fullText.ts';
import type {QueryWord} from '../query/Query.ts';
import {weights} from '../weights.ts';

/** How well the best term in each field matches a word, by the position of the record. 0 means no match. */
export type FoundWord = Record<Field, Float32Array>;

/** The positions of the query's words. */
export type FoundWords = {
  /** In the order of the query. */
  words: FoundWord[];
  /** Has a 1 at the positions of records that contain any of these words. */
  marks: Uint8Array;
};

/**
 * Looks up words. Words that only connect others, and the possible completions of a word with only a few letters, would
 * match most of the site, so they're only looked up in titles.
 */
export function findWords(words: readonly QueryWord[], postings: Postings): FoundWords {
  const marks = new Uint8Array(postings.recordCount);
  return {
    words: words.map((word) => {
      const found = createNoPlaces(postings.recordCount, word.isRequired);
      const inTexts = findTermsForTexts(word);
      look(postings, word.terms, 'title', found, marks);
      if (word.isRequired) {
        look(postings, inTexts, 'keywords', found, marks);
        look(postings, inTexts, 'content', found, marks);
        look(postings, inTexts, 'body', found, marks);
      }
      return found;
    }),
    marks,
  };
}

/** Reading any position of it returns nothing. */
const nowhere = new Float32Array(0);

function createNoPlaces(recordCount: number, isInTexts: boolean): FoundWord {
  const zeros = () => new Float32Array(recordCount);
  const inTexts = () => (isInTexts ? zeros() : nowhere);
  return {title: zeros(), keywords: inTexts(), content: inTexts(), body: inTexts()};
}

function findTermsForTexts({terms, isJustBegun}: QueryWord): [string, number][] {
  return [...terms].filter(([, quality]) => !isJustBegun || quality > weights.prefix);
}

function look(
  postings: Postings,
  terms: Iterable<[string, number]>,
  field: Field,
  found: FoundWord,
  marks: Uint8Array,
): void {
  const best = found[field];
  for (const [term, quality] of terms) {
    const posting = postings.of(term, field) ?? [];
    for (const place of posting) {
      best[place] = Math.max(best[place] ?? 0, quality);
      marks[place] = 1;
    }
  }
}
