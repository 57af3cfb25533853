import type {Field, FullText, Posting} from './fullText.ts';

export type Postings = {
  /** Returns the records that have a term in a field. */
  of(term: string, field: Field): Posting | undefined;
  readonly recordCount: number;
};

/** Prepares a full-text index for looking up terms. */
export function createPostings({terms, recordCount}: FullText): Postings {
  const byTerm = new Map(terms);
  return {of: (term, field) => byTerm.get(term)?.[field], recordCount};
}
