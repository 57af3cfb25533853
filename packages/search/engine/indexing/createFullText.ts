import {FIELDS, type Field, type FullText, type FullTextDocument} from './fullText.ts';
import {tokenize} from '../text/tokenize.ts';

type Collected = Partial<Record<Field, number[]>>;

export type FullTextBuilder = {
  /** Adds the next record. */
  add(document: FullTextDocument): void;
  finish(): FullText;
};

/**
 * Creates an inverted index incrementally. Terms are stored as they're written, because their inflections are looked up
 * when a query arrives.
 */
export function createFullText(): FullTextBuilder {
  const terms = new Map<string, Collected>();
  let recordCount = 0;
  return {
    add(document) {
      const place = recordCount++;
      for (const field of FIELDS) {
        for (const term of new Set(tokenize(document[field]).map((token) => token.term))) {
          const fields = terms.get(term) ?? {};
          (fields[field] ??= []).push(place);
          terms.set(term, fields);
        }
      }
    },
    finish: () => ({terms: [...terms], recordCount}),
  };
}
