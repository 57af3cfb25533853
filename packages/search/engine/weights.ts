/**
 * All numbers of the ranking. Each comment says which kinds of queries the number serves; `npm run relevance -- --ablate`
 * measures what each of them contributes, and replaces them one at a time by the values in `relevance/ablations.ts`.
 */
export const weights = {
  /** How well a term of the index matches a typed word, if it's another form of the word. Serves questions. */
  inflection: 0.9,
  /** If the documentation uses it instead of the word. Serves the words of other tools. */
  synonym: 0.3,
  /** If it starts with the word. Serves half-typed words. */
  prefix: 0.8,
  /** If it starts with the word, but the word itself exists, too. Serves half-typed words. */
  longer: 0.4,
  /** If it has no, one or two typos. Serves typos. */
  typos: [1, 0.5, 0.3],

  /** How much common words are worth compared with rare ones, where 1 is their share of information. Serves questions. */
  commonness: 0.6,
  /** The share of the words that the site has to contain. Serves nonsense. */
  minKnown: 0.4,

  /** The share of the information in a query that a record has to contain. Serves long queries. */
  minCoverage: 0.2,

  /** The share of a question that a paragraph has to match to be shown as its answer. Serves questions. */
  answer: 0.6,

  /** How much a word counts in each field of a record. Serves everything that is found by words. */
  title: 4,
  keywords: 3.5,
  content: 1.7,
  body: 0.5,
  /** How much less a word counts in a keyword if the query doesn't contain the other words of the keyword. Serves problems. */
  partOfKeyword: 0.4,
  /** How much it counts in the titles and keywords above a record, and as the area of the page. Serves two topics. */
  titleAbove: 3.5,
  keywordsAbove: 1,
  area: 3.5,

  /** How much the subject of the whole page adds. Serves problems and questions. */
  page: 0.4,
  pageTitle: 0.8,
  pageKeywords: 0.6,
  pageDescription: 0.5,

  /** The share of the title that the query contains. Serves half-typed names. */
  titleShare: 0.3,
  /** Lists of errors and related pages are rarely what readers look for. Serves questions. */
  aside: 0.85,
  /** The query doesn't name the page's area. Serves two topics. */
  unnamedArea: 0.9,
  /** Each further hit of a page. Serves whatever has more than one right page. */
  samePage: 0.5,

  /** The share of a pasted message that the record has to contain. Serves messages. */
  quoted: 0.7,
  /** The same for a query of a few words, which usually describes a problem in the reader's own words. Serves problems. */
  quotedByFewWords: 0.85,
  /** An almost complete match is worth far more than a partial one. Serves messages. */
  exactness: 4,
  /** The page about a message comes before those that only list it. Serves messages. */
  troubleshooting: 1.3,
  /** The query is contained in the message or name as it's typed. Serves messages and names. */
  verbatim: 1.6,
  /** A page that documents two names is less relevant for each of them. Serves names. */
  sharedTitle: 0.85,

  /** How central a page is: by its folders and by the links to it. Serves half-typed names. */
  perFolder: 0.04,
  perDoubling: 0.02,
  /** Posts, the showcase and marketing pages. Serves everything but navigation. */
  news: 0.6,
  shows: 0.75,
  /** Lessons repeat what a page of the documentation explains. Serves names. */
  lesson: 0.6,
};

export type Weights = typeof weights;
