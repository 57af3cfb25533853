import {omitNoLonger} from '../text/omitNoLonger.ts';
import {tokenize} from '../text/tokenize.ts';
import {allFields, type Field, type FullText, type FullTextDocument} from './FullText.ts';

type PostingLists = Partial<Record<Field, number[]>>;

type FullTextBuilder = {
  /** Adds the next record. */
  add(document: FullTextDocument): void;
  finish(): FullText;
};

/**
 * Creates a builder for an inverted index. Terms aren't stemmed, because their inflections are looked up when a query
 * arrives.
 */
export function createFullTextBuilder(): FullTextBuilder {
  const terms = new Map<string, PostingLists>();
  let recordCount = 0;
  return {
    add(document) {
      const docId = recordCount++;
      for (const field of allFields) {
        for (const term of new Set(tokenize(omitNoLonger(document[field])).map((token) => token.term))) {
          const fields = terms.get(term) ?? {};
          (fields[field] ??= []).push(docId);
          terms.set(term, fields);
        }
      }
    },
    finish: () => ({terms: [...terms], recordCount}),
  };
}
