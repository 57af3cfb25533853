import type {Options} from 'minisearch';
import {tokenize} from './tokenize.ts';

/** The indexed fields of a record. `id` is its position in the list of records. */
export type FullTextDocument = {
  id: number;
  /** The record's own heading, or the titles of a page. */
  title: string;
  /** For a page: its keywords. */
  keywords: string;
  /** Its paragraph, or the description of a page. */
  content: string;
  /** For a page: its full text. Empty for other records. */
  body: string;
};

export type Field = Exclude<keyof FullTextDocument, 'id'>;

/** How the full-text index parses documents. The options have to be the same for creating and loading it. */
export const fullTextOptions: Options<FullTextDocument> = {
  fields: ['title', 'keywords', 'content', 'body'] satisfies Field[],
  tokenize: (text) => tokenize(text).map(({term}) => term),
  // Terms are complete after tokenization. Inflections are looked up when a query arrives.
  processTerm: (term) => term,
};
