import type {InvertedIndex} from '../indexing/createInvertedIndex.ts';
import type {Field} from '../indexing/FullText.ts';
import type {QueryWord} from '../query/Query.ts';
import {weights} from '../weights.ts';

/** The quality of the best match of a word in each field, by the ID of the record. 0 means no match. */
export type FieldMatches = Record<Field, Float32Array>;

/** The records that contain words of a query. */
export type Candidates = {
  /** The matches of each word, in the order of the query. */
  matches: FieldMatches[];
  /** Has a 1 at the IDs of records that contain any of these words. */
  isCandidate: Uint8Array;
};

/**
 * Looks up the words of a query. Stop words, and the possible completions of a word with only a few letters, would match
 * most of the site, so they're only looked up in titles.
 */
export function retrieveCandidates(words: readonly QueryWord[], index: InvertedIndex): Candidates {
  const isCandidate = new Uint8Array(index.recordCount);
  return {
    matches: words.map((word) => {
      const matches = createFieldMatches(index.recordCount, word.isRequired);
      const textTerms = selectTextTerms(word);
      matchField(index, word.matchingTerms, 'title', matches, isCandidate);
      if (word.isRequired) {
        matchField(index, textTerms, 'keywords', matches, isCandidate);
        matchField(index, textTerms, 'content', matches, isCandidate);
        matchField(index, textTerms, 'body', matches, isCandidate);
      }
      return matches;
    }),
    isCandidate,
  };
}

/** Reading any element of it returns undefined. */
const noMatches = new Float32Array(0);

function createFieldMatches(recordCount: number, isInTexts: boolean): FieldMatches {
  const createMatches = (isLookedUp: boolean) => (isLookedUp ? new Float32Array(recordCount) : noMatches);
  return {
    title: createMatches(true),
    keywords: createMatches(isInTexts),
    content: createMatches(isInTexts),
    body: createMatches(isInTexts),
  };
}

function selectTextTerms({matchingTerms, isShortPrefix}: QueryWord): [string, number][] {
  return [...matchingTerms].filter(([, quality]) => !isShortPrefix || quality > weights.prefix);
}

function matchField(
  index: InvertedIndex,
  terms: Iterable<[string, number]>,
  field: Field,
  matches: FieldMatches,
  isCandidate: Uint8Array,
): void {
  const best = matches[field];
  for (const [term, quality] of terms) {
    const docIds = index.getPostings(term, field) ?? [];
    for (const docId of docIds) {
      best[docId] = Math.max(best[docId] ?? 0, quality);
      isCandidate[docId] = 1;
    }
  }
}
