import type {SearchRecord} from '../../contract.ts';

/** A record with the values that ranking compares. They're calculated once, when the index is loaded. */
export type RankedRecord = {
  record: SearchRecord;
  /** Its position in the list of records. */
  order: number;
  /** The positions of the records of the headings above it, starting with the page. */
  above: number[];
  /** Its own heading or the titles of a page. Empty for a paragraph. */
  titles: {key: string; stems: string[]}[];
  /** The words of each keyword. */
  keywords: string[][];
  keywordKeys: Set<string>;
  /** The stems of each keyword, separated by spaces. */
  keywordSubjects: Set<string>;
  /** Names as printed, in lower case and without spaces. */
  printedNames: Set<string>;
  nameKeys: string[];
  /** The beginnings of its names up to a hump or separator, in lower case: `render` for `renderMedia()`. */
  firstWords: string[];
  aliasKeys: string[];
  /** Keys of the words in the names of this record and of the records above it. */
  contextKeys: Set<string>;
  /** For a heading: the title of its page and its own title, combined into one key. */
  pathKey: string | null;
  /** True if the same heading appears on so many pages that it doesn't identify any of them. */
  isCommonTitle: boolean;
  /** True for records under such a heading, which aren't about the main subject of the page. */
  isAside: boolean;
  /** True for a text without a name or message, which can only be found by its words. */
  isPlainText: boolean;
  /** True for headings of the page that defines terms. */
  isTerm: boolean;
  /** The folder of its page, if the folder has an index page, such as `lambda`. Readers are likely to name it. */
  area: string | null;
  /** The words that name its section. Empty in the documentation. */
  sectionWords: readonly string[];
  /** The words of the message that the record explains. Empty if there is none. */
  messageWords: string[];
  /** The message as a single key, or null. */
  messageKey: string | null;
  /** True on pages that have a message as their title. */
  isTroubleshooting: boolean;
  /** How central the record is, independent of the query. Close to 1. */
  prior: number;
};
