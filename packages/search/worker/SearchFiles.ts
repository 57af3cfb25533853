/** The files that the worker loads. Their paths are written into the worker when the index is built. */
export type SearchFiles = {
  indexName: string;
  /** Path of the file with the outline: names and titles. */
  outline: string;
  /** Paths of the files with the paragraphs, in page order. */
  texts: string[];
};
