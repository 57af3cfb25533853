import type {SearchRecord} from '../contract.ts';
import type {HeadingType} from '../records/getHeadingHierarchy.ts';

/** A record without the values that can be derived from the records before it. */
export type PackedRecord = Partial<SearchRecord>;

/** A heading. The first one of a page is its title. */
export type PackedHeading = PackedRecord & {type: HeadingType; title: string};

/** A paragraph: its text, or an object with the values that can't be derived from its heading. */
export type PackedParagraph = string | (PackedRecord & {content: string});

/** The names and titles of all pages. Browsers load this file first. */
export type PackedOutline = {
  /** Origin of the public site. */
  origin: string;
  pages: PackedPage[];
};

export type PackedPage = {path: string; section: string; headings: [page: PackedHeading, ...headings: PackedHeading[]]};

/** What only the full search of a page needs: its keywords, and its paragraphs grouped by heading. */
export type PackedTexts = {keywords: string[]; paragraphs: PackedParagraph[][]};
