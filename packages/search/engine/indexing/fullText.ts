/** The indexed fields of a record. */
export type FullTextDocument = {
  /** The record's own heading, or the titles of a page. */
  title: string;
  /** For a page: its keywords. */
  keywords: string;
  /** Its paragraph, or the description of a page. */
  content: string;
  /** For a page: its full text. Empty for other records. */
  body: string;
};

export type Field = keyof FullTextDocument;

export const FIELDS = ['title', 'keywords', 'content', 'body'] as const satisfies Field[];

/** Records that contain a term, by their positions in the list of records. */
export type Posting = readonly number[];

/** An inverted index, as plain data. */
export type FullText = {
  /** Each term with the records that have it, by field. */
  terms: [term: string, fields: Partial<Record<Field, Posting>>][];
  recordCount: number;
};
