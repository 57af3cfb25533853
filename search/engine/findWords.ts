import type {Postings} from './createPostings.ts';
import {PREFIX} from './findTerms.ts';
import type {Field} from './fullText.ts';
import type {QueryWord} from './Query.ts';

/** How well the best term in each field of a record stands for a word, by the place of the record: 0 is not at all. */
export type FoundWord = Record<Field, Float32Array> & {
  /** How often the word is on a page, each time as much as its term stands for the word. */
  count: Float32Array;
};

/** Where the words of a query are. */
export type FoundWords = {
  /** In the order of the query. */
  words: FoundWord[];
  /** Which records have any of them: 1 at their places. */
  marks: Uint8Array;
};

/**
 * Looks words up. Small words, and all that a word which is just begun may become, would find most of the site: they
 * are looked for in titles only.
 */
export function findWords(words: readonly QueryWord[], postings: Postings): FoundWords {
  const marks = new Uint8Array(postings.recordCount);
  return {
    words: words.map((word) => {
      const found = nowhere(postings.recordCount);
      const inTexts = termsForTexts(word);
      look(postings, word.terms, 'title', found, marks);
      look(postings, inTexts, 'keywords', found, marks);
      look(postings, inTexts, 'content', found, marks);
      look(postings, inTexts, 'body', found, marks);
      return found;
    }),
    marks,
  };
}

function nowhere(recordCount: number): FoundWord {
  const zeros = () => new Float32Array(recordCount);
  return {title: zeros(), keywords: zeros(), content: zeros(), body: zeros(), count: zeros()};
}

function termsForTexts({terms, isRequired, isJustBegun}: QueryWord): [string, number][] {
  return isRequired ? [...terms].filter(([, quality]) => !isJustBegun || quality > PREFIX) : [];
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
    for (let index = 0; index < posting.length; index += 2) {
      const [place = 0, count = 0] = [posting[index], posting[index + 1]];
      best[place] = Math.max(best[place] ?? 0, quality);
      if (field === 'body') {
        found.count[place] = (found.count[place] ?? 0) + quality * count;
      }
      marks[place] = 1;
    }
  }
}
