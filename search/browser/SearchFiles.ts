/** What the worker loads; it is written into the worker when the index is built. */
export type SearchFiles = {
  indexName: string;
  /** Path of the file with names and titles. */
  head: string;
  /** Paths of the files with the running text, in the order of the pages. */
  texts: string[];
};
