/** How a record answers a query. A better tier stands first, whatever the scores. */
export const Tier = {
  /** The query is a name of the record, with its marks: `--crf`, `<Audio>`. */
  printedName: 95,
  /** Each word is a name: one of the record's, the others of what it belongs to, as in `Sequence from`. */
  qualifiedName: 92,
  /** The query is what a page documents. */
  pageName: 90,
  /** The query is the title of a page and of one of its parts. */
  headingPath: 89,
  /** The query is the title of a page. */
  pageTitle: 88,
  /** The query is the title of a part of a page, of three words or more. */
  headingSentence: 87,
  /** The query says what the title of a page says, in other forms or with other small words. */
  pageSubject: 86,
  /** The query is a shorter form of what a page documents. */
  pageAlias: 84,
  /** The query is the same, with a word that says what kind of thing it is. */
  pageKind: 83,
  /** As `qualifiedName`, in a row of a table. */
  qualifiedRow: 82,
  /** The query is an option, flag, field or member. */
  memberName: 80,
  memberAlias: 78,
  /** The query is a name in a row of a table. */
  rowName: 76,
  /** The query is a message that the record quotes. */
  message: 75,
  /** The query is the title of a part of a page. */
  headingTitle: 70,
  headingSubject: 69,
  /** The query is what the author of a page says that it may be called. */
  pageKeyword: 65,
  /** The query is the beginning of a page's name or title. */
  pagePrefix: 60,
  headingPrefix: 58,
  /** Words of the query are in the record. */
  words: 40,
} as const;

export type TierValue = (typeof Tier)[keyof typeof Tier];
