import type {SearchRecord} from '../contract.ts';

/** A record with what ranking compares, worked out once when the index is loaded. */
export type RankedRecord = {
  record: SearchRecord;
  /** Its place in the list of records. */
  order: number;
  /** The records of the headings above it, the page first, by their place in the list of records. */
  above: number[];
  /** Of a page, the records of its headings. */
  headings: number[];
  /** Its own heading, or the titles of a page; none for a paragraph. */
  titles: {key: string; stems: string[]}[];
  /** The keywords of a page, in the same forms. */
  keywords: {key: string; stems: string[]}[];
  /** Names as printed, in lower case and without spaces. */
  printedNames: Set<string>;
  nameKeys: string[];
  aliasKeys: string[];
  /** Keys of the words in the names of the record and of what it stands below. */
  contextKeys: Set<string>;
  /** Of a heading, the title of its page and its own as one key. */
  pathKey: string | null;
  /** True when the same heading stands on so many pages that it names none of them. */
  isCommonTitle: boolean;
  /** True below such a heading: what is said beside the subject. */
  isAside: boolean;
  /** True for a text without a name or message: only its words can be found. */
  isPlainText: boolean;
  /** True for a text that is a message and nothing else. */
  isMessageOnly: boolean;
  /** The folder of its page, if the folder is a page itself, such as `lambda`; it is what readers would name. */
  area: string | null;
  /** The words of a message that the record explains, or nothing. */
  messageWords: string[];
  /** The message as one key, or null. */
  messageKey: string | null;
  /** True on pages whose title is a message. */
  isTroubleshooting: boolean;
  /** True on pages that document no name: what one does with several. */
  isGuide: boolean;
  /** Around 1: how central the place is, whatever the query. */
  prior: number;
};
