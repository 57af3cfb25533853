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
  /** The places of the records that have any of them. */
  places: Set<number>;
};

/**
 * Looks words up. Small words, and all that a word which is just begun may become, would find most of the site: they
 * are looked for in titles only.
 */
export function findWords(words: readonly QueryWord[], postings: Postings): FoundWords {
  const places = new Set<number>();
  return {
    words: words.map((word) => {
      const found = nowhere(postings.recordCount);
      const inTexts = termsForTexts(word);
      look(postings, word.terms, 'title', found, places);
      look(postings, inTexts, 'keywords', found, places);
      look(postings, inTexts, 'content', found, places);
      look(postings, inTexts, 'body', found, places);
      return found;
    }),
    places,
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
  places: Set<number>,
): void {
  const best = found[field];
  for (const [term, quality] of terms) {
    postings.of(term, field)?.forEach(({place, count}) => {
      best[place] = Math.max(best[place] ?? 0, quality);
      if (field === 'body') {
        found.count[place] = (found.count[place] ?? 0) + quality * count;
      }
      places.add(place);
    });
  }
}
