/**
 * The contract between the site and the search service: the request and response format of the hosted service, and its
 * limits. Components of the site only import this file and `worker/createWorkerRequester.ts`.
 */

/** Longest query that the search input accepts, in characters. */
export const maxQueryLength = 64;
/** Hits in one response, both in the dialog and on the search page. */
export const defaultHitsPerPage = 20;
/** Words in a snippet. */
export const snippetWords = 10;
/** Words in a snippet on screens up to `mobileBreakpoint` pixels wide. */
export const snippetWordsMobile = 5;
/** Widest screen that is treated as mobile, in CSS pixels. */
export const mobileBreakpoint = 750;
/** Path of the only endpoint, relative to the host. The asterisk is part of it. */
export const searchPath = '/1/indexes/*/queries';
/** Path of the worker that answers searches in the browser. */
export const workerPath = '/search/worker.js';

/** The section of lessons. */
export const courseSection = 'Course';
/** The page that defines the terms of the documentation, each under a heading of its own. */
export const glossarySection = 'Terminology';

/** The levels of a hierarchy: lvl0 is the section, lvl1 the page, and lvl2 to lvl6 are its headings. */
export const allLevels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

export type Level = (typeof allLevels)[number];
export type RecordType = Exclude<Level, 'lvl0'> | 'content';

/** The hierarchy from the section down to a record. Unused levels are null. */
export type Hierarchy = {lvl0: string; lvl1: string} & {[level in Exclude<Level, 'lvl0' | 'lvl1'>]: string | null};

/** A searchable page, heading or paragraph. All strings are plain text, not HTML. */
export type SearchRecord = {
  objectID: string;
  type: RecordType;
  hierarchy: Hierarchy;
  /** The text of a paragraph; for a page, its description or null. */
  content: string | null;
  /** Absolute URL with the anchor of the nearest heading. */
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  /** Position on its page, starting at 0. */
  position: number;
  /** The names that are documented here, as they're written in code: `interpolate()`, `--crf`, `<Series.Sequence>`. */
  symbols: string[];
  /** Alternative titles of a page: its sidebar label, and the words in its URL and in URLs that redirect to it. */
  labels: string[];
  /** Other words that readers may use for the subject of a page or heading. */
  keywords: string[];
  /** Output of the software that is explained here, usually an error message. */
  message: string | null;
  /** Number of other pages that link to this record. For a page, links to any of its anchors are included. */
  links: number;
};

/** The supported parameters of a query. All others are ignored. */
export type SearchParams = {
  query: string;
  /** Starts at 0. */
  page?: number;
  hitsPerPage?: number;
  /** Names such as `url` or `hierarchy.lvl1`. All attributes are returned for `*` or if it's missing. */
  attributesToRetrieve?: string[];
  /** Names followed by a colon and the number of words, such as `content:10`. */
  attributesToSnippet?: string[];
  snippetEllipsisText?: string;
  highlightPreTag?: string;
  highlightPostTag?: string;
};

/** One query: either the hosted service's encoded `params` or the plain parameters. */
export type SearchRequest = {indexName: string; params?: string} & Partial<SearchParams>;

export type SearchRequestBody = {requests: SearchRequest[]};

/** `value` is HTML: escaped text with highlight tags around the matched words. */
export type HighlightedAttribute = {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  matchedWords: string[];
  fullyHighlighted: boolean;
};

type SnippetedAttribute = Pick<HighlightedAttribute, 'value' | 'matchLevel'>;

/**
 * A record in a response. `hierarchy` and `content` are escaped HTML, in the same way as DocSearch's crawler stores
 * them, because the dialog inserts saved searches into the page without escaping them.
 */
export type SearchHit = {
  objectID: string;
  type?: RecordType;
  hierarchy?: Partial<Hierarchy>;
  content?: string | null;
  url?: string;
  url_without_anchor?: string;
  anchor?: string | null;
  _highlightResult: {
    hierarchy: {[level in Level]?: HighlightedAttribute};
    content?: HighlightedAttribute;
  };
  _snippetResult?: {
    hierarchy?: {[level in Level]?: SnippetedAttribute};
    content?: SnippetedAttribute;
  };
};

/** The result of the engine for one query. */
export type SearchResult = {
  hits: SearchHit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  exhaustiveNbHits: boolean;
  query: string;
  /** The English query that was searched for, if the query is in another language. */
  parsedQuery?: string;
};

/** A result in a response. */
export type SearchResponse = SearchResult & {index: string; params: string; processingTimeMS: number};

export type SearchResponseBody = {results: SearchResponse[]};

/** The body of every unsuccessful response. */
export type SearchErrorBody = {message: string; status: number};
