/**
 * What the site and the search service agree on: the hosted service's request and response format,
 * and the limits that both sides keep. It is all of `search/` that the site may import.
 */

/** Longest query that the search input takes, in characters. */
export const MAX_QUERY_LENGTH = 64;
/** Hits in one response, in the dialog and on the search page. */
export const HITS_PER_PAGE = 20;
/** Words in a snippet. */
export const SNIPPET_WORDS = 10;
/** Words in a snippet on screens up to `MOBILE_BREAKPOINT` pixels wide. */
export const SNIPPET_WORDS_MOBILE = 5;
/** Widest screen that counts as mobile, in CSS pixels. */
export const MOBILE_BREAKPOINT = 750;
/** Path of the only call, below the host. The asterisk is a part of it. */
export const SEARCH_PATH = '/1/indexes/*/queries';
/** Path of the worker that answers where browsers search by themselves. */
export const WORKER_PATH = '/search/worker.js';

/** The levels of a hierarchy: lvl0 the section, lvl1 the page, lvl2 to lvl6 its headings. */
export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

export type Level = (typeof LEVELS)[number];
export type RecordType = Exclude<Level, 'lvl0'> | 'content';

/** The way from the section to a record; levels that the record does not have are null. */
export type Hierarchy = {lvl0: string; lvl1: string} & {[level in Exclude<Level, 'lvl0' | 'lvl1'>]: string | null};

/** One findable place of the site. All texts are plain text, not HTML. */
export type SearchRecord = {
  objectID: string;
  type: RecordType;
  hierarchy: Hierarchy;
  /** The text of a content record; for a page its description, or null. */
  content: string | null;
  /** Absolute address, with the anchor of the nearest heading. */
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  /** Place on its page, counted from 0. */
  position: number;
  /** Names that this place documents, as printed: `interpolate()`, `--crf`, `<Series.Sequence>`. */
  symbols: string[];
  /** Other titles of a page: its label in the sidebar, the words of its address and of addresses that lead to it. */
  labels: string[];
  /** What readers may call the subject of a page, beside its titles. */
  keywords: string[];
  /** What the software prints and this place explains, above all an error message. */
  message: string | null;
  /** How many other pages link to this place, for a page to any place on it. */
  links: number;
};

/** The parameters of one query that are understood; others are ignored. */
export type SearchParams = {
  query: string;
  /** Counted from 0. */
  page?: number;
  hitsPerPage?: number;
  /** Names such as `url` or `hierarchy.lvl1`; `*` or nothing means all. */
  attributesToRetrieve?: string[];
  /** Names with the number of words after a colon, such as `content:10`. */
  attributesToSnippet?: string[];
  snippetEllipsisText?: string;
  highlightPreTag?: string;
  highlightPostTag?: string;
};

/** One query: either the hosted service's encoded `params`, or the parameters themselves. */
export type SearchRequest = {indexName: string; params?: string} & Partial<SearchParams>;

export type SearchRequestBody = {requests: SearchRequest[]};

/** `value` is HTML: escaped text with highlight tags around the matched words. */
export type HighlightedAttribute = {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  matchedWords: string[];
  fullyHighlighted: boolean;
};

export type SnippetedAttribute = Pick<HighlightedAttribute, 'value' | 'matchLevel'>;

/**
 * A record as it is sent. `hierarchy` and `content` are escaped HTML, as DocSearch's crawler stores
 * them, because the dialog writes a stored search into the page without escaping it.
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

/** What the engine finds for one query. */
export type SearchResult = {
  hits: SearchHit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  exhaustiveNbHits: boolean;
  query: string;
};

/** A result as it is sent. */
export type SearchResponse = SearchResult & {index: string; params: string; processingTimeMS: number};

export type SearchResponseBody = {results: SearchResponse[]};

/** The body of every answer that is not a success. */
export type SearchErrorBody = {message: string; status: number};
