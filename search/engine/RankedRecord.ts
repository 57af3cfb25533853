import type {SearchRecord} from '../contract.ts';

/** A record with what ranking compares, worked out once when the index is loaded. */
export type RankedRecord = {
  record: SearchRecord;
  /** Its place in the list of records. */
  order: number;
  /** The records of the headings above it, the page first, by their place in the list of records. */
  above: number[];
  /** Its own heading, or the titles of a page; none for a paragraph. */
  titles: {key: string; stems: string[]}[];
  /** Names as printed, in lower case and without spaces. */
  printedNames: Set<string>;
  nameKeys: string[];
  aliasKeys: string[];
  /** Keys of the words in the names of the record and of what it stands below. */
  contextKeys: Set<string>;
  /** True when the same heading stands on so many pages that it names none of them. */
  isCommonTitle: boolean;
  /** The words of a message, or nothing. */
  messageWords: string[];
  /** From 0 to 1: how central the page is, whatever the query. */
  prior: number;
};
