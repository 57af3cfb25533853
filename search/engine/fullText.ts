import type {Options} from 'minisearch';
import {tokenize} from './tokenize.ts';

/** What is indexed of a record. `id` is its place in the list of records. */
export type FullTextDocument = {
  id: number;
  /** The record's own heading, or the titles of a page. */
  title: string;
  /** Of a page, what its subject may be called beside its titles. */
  keywords: string;
  /** Its paragraph, or the description of a page. */
  content: string;
  /** For a page all that is written on it, else nothing. */
  body: string;
};

export type Field = Exclude<keyof FullTextDocument, 'id'>;

/** How the full-text index reads documents; the same when it is made and when it is loaded. */
export const fullTextOptions: Options<FullTextDocument> = {
  fields: ['title', 'keywords', 'content', 'body'] satisfies Field[],
  tokenize: (text) => tokenize(text).map(({term}) => term),
  // Terms are complete after tokenising. Inflections are looked up when a query arrives.
  processTerm: (term) => term,
};
