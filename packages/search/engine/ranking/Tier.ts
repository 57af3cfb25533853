/** How a record matches a query. Hits in a better tier always come first, regardless of their scores. */
export const Tier = {
  /** The query contains the URL or path of the record. */
  url: 100,
  /** The query asks what something is, and this is the definition. */
  definition: 96,
  /** The query is a name of the record including its punctuation: `--crf`, `<Audio>`. */
  symbol: 95,
  /** Every word is a name: one is the record's and the others are its ancestors', as in `Sequence from`. */
  qualifiedName: 92,
  /** The query is the name that a page documents. */
  pageName: 90,
  /** The query is the title of a page followed by one of its headings. */
  headingPath: 89,
  /** The query is the title of a page. */
  pageTitle: 88,
  /** The query is a heading of at least three words. */
  headingSentence: 87,
  /** The query is the title of a page with other word forms, spaces or stop words. */
  pageTitleStems: 86,
  /** The query is a short form of the name that a page documents: `setCrf`. */
  pageAlias: 84,
  /** The query is this name or short form with a word for its kind: `spring function`. */
  pageNameWithKind: 83,
  /** Like `qualifiedName`, but in a table row. */
  qualifiedRowName: 82,
  /** The query is an option, flag, field or member. */
  memberName: 80,
  memberAlias: 78,
  /** The query is a name in a table row. */
  rowName: 76,
  /** The query is a message that the record quotes. */
  message: 75,
  /** The query is the first word of the name that a page documents: `render` for `renderMedia()`. */
  pageFirstWord: 72,
  /** The query is a heading. */
  headingTitle: 70,
  /** The query is one of the keywords that an author has chosen for a page or a heading. */
  keyword: 65,
  /** The query is the beginning of a page's name or title. */
  pagePrefix: 60,
  headingPrefix: 58,
  /** The record contains words of the query. */
  fullText: 40,
} as const;

export type TierValue = (typeof Tier)[keyof typeof Tier];
