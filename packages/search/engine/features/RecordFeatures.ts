import type {SearchRecord} from '../../contract.ts';

/** A record with its ranking features, which don't depend on the query and are extracted when the index is loaded. */
export type RecordFeatures = {
  record: SearchRecord;
  /** Its index in the list of records, which is its ID in posting lists. */
  docId: number;
  /** The IDs of the headings above it, starting with the page. */
  ancestors: number[];
  /**
   * Its own heading or the titles of a page. Empty for a paragraph. `stemKeys` are the stems, separated by spaces, and
   * the stem of the title as a single word.
   */
  titles: {key: string; stems: string[]; stemKeys: string[]}[];
  /** The words of each keyword. */
  keywords: string[][];
  keywordKeys: Set<string>;
  /** The `stemKeys` of all keywords, as for titles. */
  keywordStemKeys: Set<string>;
  /** Its names including their punctuation, in lower case and without spaces. */
  symbols: Set<string>;
  nameKeys: string[];
  /** The first words of its names, up to a capital letter or separator, in lower case: `render` for `renderMedia()`. */
  firstWords: string[];
  aliasKeys: string[];
  /** Keys of the names of this record, its ancestors and its section, and of the words in them. */
  contextKeys: Set<string>;
  /** For a heading: the title of its page and its own title, combined into one key. */
  headingPathKey: string | null;
  /** True if the same heading appears on so many pages that it doesn't identify any of them. */
  isCommonHeading: boolean;
  /** True for such a heading and the records under it, which aren't about the main subject of the page. */
  isUnderCommonHeading: boolean;
  /** True for a paragraph without a name or message, which can only be found by full-text search. */
  isTextOnly: boolean;
  /** True for headings of the glossary. */
  isGlossaryTerm: boolean;
  /** The URL folder of its page, such as `lambda`, if the folder has an index page. Queries are likely to name it. */
  urlFolder: string | null;
  /** The words that name its section. Empty in the documentation. */
  sectionWords: readonly string[];
  /** The words of the message that the record explains. Empty if there is none. */
  messageWords: string[];
  /** The message as a single key, or null. */
  messageKey: string | null;
  /** True on pages that have a message as their title. */
  isTroubleshooting: boolean;
  /** The importance of the record, independent of the query. Close to 1. */
  staticScore: number;
};
