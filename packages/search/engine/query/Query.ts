import type {UrlMatch} from './createUrlMatcher.ts';

/** A word of a query, expanded to the matching terms in the index. */
export type QueryWord = {
  /** The word as it was typed, in lower case. */
  term: string;
  /** The same as `term`, or the probable correction if the word has a typo. */
  corrected: string;
  /** The matching terms in the index, with the quality of each match, where 1 is the word itself. */
  matchingTerms: Map<string, number>;
  /** True while the word is being typed and has so few letters that almost every paragraph has a word with this prefix. */
  isShortPrefix: boolean;
  /** The inverse document frequency: how informative the word is, from near 0 to 1. */
  idf: number;
  /** The weight of the word in scores: its IDF, but slightly higher for common words. */
  weight: number;
  /** A number, a path or a quoted string: something that varies from one message to the next. */
  isVariable: boolean;
  /** A hit without this word isn't a full match. False for stop words next to other words. */
  isRequired: boolean;
};

export type Query = {
  words: QueryWord[];
  /** The page whose URL or path is in the query, or null. */
  urlMatch: UrlMatch | null;
  /**
   * The query as a normalized symbol, or null if it doesn't contain punctuation, which symbols such as `--crf` and
   * `<Img>` have.
   */
  symbol: string | null;
  /** The query in English, or null if it isn't in another language that the engine knows. */
  translated: string | null;
  /** The query is a prefix of a name that the site documents. */
  isNamePrefix: boolean;
  /** The site contains enough of the words to answer the query with a full-text search. */
  isInVocabulary: boolean;
  /** The query has at least three words, including stop words, so it's probably a question. */
  isNaturalLanguage: boolean;
  /** The whole question as a key if the query asks what something is, or null. */
  definitionKey: string | null;
  /** The query as a single name. */
  key: string;
  /** If the query is a piece of code, the name that it calls, renders or imports: `spring({frame})`, `<Img src="">`. */
  codeKey: string | null;
  /** The query in English, without words such as `what is` and `page`, trimmed. */
  text: string;
  /** The keys of the words that may be names, without words for the kind of a name and, in longer queries, stop words. */
  nameKeys: string[];
  /** The stems of the words without stop words, for comparing them with titles. */
  stems: string[];
  /** These stems, separated by spaces, and the stem of the query as a single word: `web hook` is also `webhook`. */
  stemKeys: string[];
};
