import type {SearchRecord} from '../contract.ts';
import type {HeadingType} from '../records/enterHeading.ts';

/** A record without what follows from those above it. */
export type PackedRecord = Partial<SearchRecord>;

/** A heading; the title of a page is the first. */
export type PackedHeading = PackedRecord & {type: HeadingType; title: string};

/** A text, alone or with what does not follow from its heading. */
export type PackedText = string | (PackedRecord & {content: string});

/** The pages by name: what is loaded first. */
export type PackedHead = {
  /** Origin of the public site. */
  origin: string;
  pages: PackedPage[];
};

export type PackedPage = {path: string; section: string; headings: [page: PackedHeading, ...headings: PackedHeading[]]};

/** The running text of a page, by its headings. */
export type PackedTexts = PackedText[][];
