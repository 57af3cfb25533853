import type {Field, FullText, PostingList} from './FullText.ts';

export type InvertedIndex = {
  /** Returns the posting list of a term in a field. */
  getPostings(term: string, field: Field): PostingList | undefined;
  readonly recordCount: number;
};

/** Prepares a full-text index for looking up terms. */
export function createInvertedIndex({terms, recordCount}: FullText): InvertedIndex {
  const postingsByTerm = new Map(terms);
  return {getPostings: (term, field) => postingsByTerm.get(term)?.[field], recordCount};
}
