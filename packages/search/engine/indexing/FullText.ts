/** The indexed fields of a record. */
export type FullTextDocument = {
  /** The title of a heading, or the titles of a page. */
  title: string;
  /** The keywords of a page or heading. */
  keywords: string;
  /** Its paragraph, or the description of a page. */
  content: string;
  /** For a page: its titles and all of its paragraphs. Empty for other records. */
  body: string;
};

export type Field = keyof FullTextDocument;

export const allFields = ['title', 'keywords', 'content', 'body'] as const satisfies Field[];

/** The IDs of the records that contain a term: their indexes in the list of records. */
export type PostingList = readonly number[];

/** An inverted index, as plain data. */
export type FullText = {
  /** Each term with its posting lists, by field. */
  terms: [term: string, fields: Partial<Record<Field, PostingList>>][];
  recordCount: number;
};
