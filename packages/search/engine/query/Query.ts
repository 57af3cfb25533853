import type {Address} from './createAddressFinder.ts';

/** A word of a query, with the matching terms in the index. */
export type QueryWord = {
  /** As typed, in lower case. */
  text: string;
  /** The same as `text`, or the probable correction if the word has a typo. */
  meant: string;
  /** The matching terms in the index and how well each of them matches, where 1 is the word itself. */
  terms: Map<string, number>;
  /** True while the typed letters are so few that almost every text has a word that starts with them. */
  isJustBegun: boolean;
  /** How informative the word is, from near 0 to 1. */
  weight: number;
  /** The same for scores, where common words have a slightly higher weight. */
  worth: number;
  /** A number, a path or a quoted string: something that varies from one message to the next. */
  isValue: boolean;
  /** A hit without this word isn't a full match. */
  isRequired: boolean;
};

export type Query = {
  words: QueryWord[];
  /** The page whose URL or path is in the query, or null. */
  address: Address | null;
  /**
   * The query as a printed name, or null if it doesn't contain characters that are typical for names, such as `--` or
   * `<`.
   */
  printed: string | null;
  /** The query in English, or null if it isn't in another language that the engine knows. */
  translated: string | null;
  /** The query is the beginning of a name that the site documents. */
  isNameStart: boolean;
  /** The site has enough of the words to answer the query with a full-text search. */
  isUnderstood: boolean;
  /** The query contains words that only connect others, so it asks how to do something. */
  isSentence: boolean;
  /** The whole question as a key if the query asks what something is, or null. */
  definitionKey: string | null;
  /** The query as a single name. */
  key: string;
  /** If the query is a piece of code, the name that it calls, renders or imports: `spring({frame})`, `<Img src="">`. */
  codeKey: string | null;
  /** The query as typed, trimmed. */
  typed: string;
  /** The words as names, except those that only connect others or describe the kind of a name. */
  nameKeys: string[];
  /** The stems of the words without stop words, for comparing them with titles. */
  stems: string[];
  /** The same, separated by spaces, for comparing them with keywords. */
  subject: string;
};
