/** A word of a query, with the terms of the index that stand for it. */
export type QueryWord = {
  /** As typed, in lower case. */
  text: string;
  /** The same; for a word with typos, the word that was probably meant. */
  meant: string;
  /** Terms of the index, and how well each stands for the word: 1 is the word itself. */
  terms: Map<string, number>;
  /** True while so little of the word is typed that it begins a word of nearly every text. */
  isJustBegun: boolean;
  /** How much the word says, from near 0 to 1. */
  weight: number;
  /** The same for scores, in which a common word may say a little more. */
  worth: number;
  /** A number, a path, something in quotes: what differs from one message to the next. */
  isValue: boolean;
  /** A hit that lacks the word is not a full match. */
  isRequired: boolean;
};

export type Query = {
  words: QueryWord[];
  /** The query as a name is printed, or null when it has no mark that tells names apart, such as `--` or `<`. */
  printed: string | null;
  /** Enough of the words are on the site for an answer by words. */
  isUnderstood: boolean;
  /** The query is put in words that only connect, so it asks how something is done. */
  isSentence: boolean;
  /** The query as one name. */
  key: string;
  /** What the query calls, draws or imports, when it is a piece of code: `spring({frame})`, `<Img src="">`. */
  codeKey: string | null;
  /** The query as typed, without spaces around it. */
  typed: string;
  /** The words as names, without those that only connect or say what kind of thing a name is. */
  nameKeys: string[];
  /** The words as stems, stop words left out, for comparison with titles. */
  stems: string[];
};
