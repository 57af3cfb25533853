/**
 * The weights of the ranking. Each comment says which kinds of queries the number improves. `npm run relevance --
 * --ablate` measures what each of them contributes, by replacing them one at a time with the values in
 * `relevance/ablations.ts`.
 */
export const weights = {
  /**
   * The quality of a match if the term in the index is an inflection of the word, or a compound of it and its neighbor.
   * Improves questions.
   */
  inflection: 0.9,
  /** If it's a synonym. Improves queries in the words of other tools. */
  synonym: 0.3,
  /** If the word is a prefix of it. Improves half-typed words. */
  prefix: 0.8,
  /** If the word is a prefix of it, but the word itself exists, too. Improves half-typed words. */
  prefixOfKnownWord: 0.4,
  /** If its edit distance is 0, 1 or 2. Improves queries with typos. */
  typos: [1, 0.5, 0.3],

  /** The exponent of a word's IDF in its weight. Below 1, common words have a higher weight. Improves questions. */
  idfExponent: 0.6,
  /** The share of the query's words that the site has to contain. Prevents results for nonsense queries. */
  minKnownShare: 0.4,

  /** The coverage of the query that a record needs. Improves long queries. */
  minCoverage: 0.2,

  /** The coverage of a question that a paragraph needs to be shown as its answer. Improves questions. */
  minPassageCoverage: 0.6,

  /** The boost of each field of a record. Improves all full-text queries. */
  title: 4,
  keywords: 3.5,
  content: 1.7,
  body: 0.5,
  /**
   * How much lower the quality is if the query doesn't contain the other words of the keyword. Improves queries about
   * problems.
   */
  partialKeywordPenalty: 0.4,
  /**
   * The boost of the titles and keywords of ancestors, and of the URL folder and the section. Improves queries about
   * two topics.
   */
  ancestorTitle: 3.5,
  ancestorKeywords: 1,
  location: 3.5,

  /** The weight of the whole page's relevance, and of its fields. Improves questions and queries about problems. */
  pageRelevance: 0.4,
  pageTitle: 0.8,
  pageKeywords: 0.6,
  pageDescription: 0.5,

  /** The weight of the share of the title that the query contains. Improves half-typed names. */
  titleCoverage: 0.3,
  /** The boost of records under headings that many pages have, such as "See also". Improves questions. */
  commonHeading: 0.85,
  /** The boost of pages in a URL folder that the query doesn't name. Improves queries about two topics. */
  unnamedFolder: 0.9,
  /** The factor for each further hit of a page. Improves all queries with more than one relevant page. */
  samePageDecay: 0.5,

  /** The share of a pasted message that the record's message has to contain. Improves pasted messages. */
  minMessageOverlap: 0.7,
  /**
   * The same for a query of a few words, which usually describes a problem in other words. Improves queries about
   * problems.
   */
  minShortMessageOverlap: 0.85,
  /** The exponent of this share in the score. Improves pasted messages. */
  overlapExponent: 4,
  /** The boost of the page about a message, compared with those that only list it. Improves pasted messages. */
  troubleshooting: 1.3,
  /**
   * The boost if the message or name contains the query as it's typed. Improves pasted messages and queries for names.
   */
  verbatim: 1.6,
  /** The factor for each further name that a page documents. Improves queries for names. */
  sharedTitle: 0.85,

  /** What each folder in the URL of a page costs, and what doubling its links adds. Improves half-typed names. */
  folderDepth: 0.04,
  links: 0.02,
  /** The boost of posts, and of the showcase and marketing pages. Improves everything but navigation. */
  news: 0.6,
  showcase: 0.75,
  /** The boost of lessons, which repeat what a page of the documentation explains. Improves queries for names. */
  lesson: 0.6,
};

export type Weights = typeof weights;
