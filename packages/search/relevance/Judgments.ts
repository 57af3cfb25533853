/**
 * Relevance judgments: queries with the paths of their relevant pages. A path with an anchor stands for that heading, one
 * without an anchor for the page and everything on it, and one that ends with an asterisk for all pages in a folder. An
 * empty list means that the search shouldn't find anything.
 */
export type Judgments = Readonly<Record<string, readonly string[]>>;
