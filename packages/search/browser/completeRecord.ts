import type {SearchRecord} from '../contract.ts';
import {enterHeading} from '../records/enterHeading.ts';
import type {PackedHeading, PackedPage, PackedText} from './PackedRecord.ts';

/** Creates the record of a page. */
export function completePage(
  origin: string,
  {path, section}: Omit<PackedPage, 'headings'>,
  packed: PackedHeading,
): SearchRecord {
  const {title, ...own} = packed;
  const url = origin + path;
  return {
    objectID: path,
    hierarchy: {lvl0: section, lvl1: title, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
    content: null,
    url,
    url_without_anchor: url,
    anchor: null,
    position: 0,
    ...unnamed,
    ...own,
  };
}

/** Creates the record of a heading from the record of its page and of the heading before it. */
export function completeHeading(page: SearchRecord, before: SearchRecord, packed: PackedHeading): SearchRecord {
  const {title, ...own} = packed;
  const anchor = own.anchor === undefined ? toSlug(title) : own.anchor;
  return {
    ...placeWords(page, anchor, own.position ?? before.position + 1),
    hierarchy: enterHeading(before.hierarchy, own.type, title),
    content: null,
    ...unnamed,
    ...own,
  };
}

/** The position of a paragraph: its page, its heading and the record before it. */
export type TextPlace = {page: SearchRecord; heading: SearchRecord; before: SearchRecord};

/** Creates the record of a paragraph from its position. */
export function completeText({page, heading, before}: TextPlace, packed: PackedText): SearchRecord {
  const own = typeof packed === 'string' ? {content: packed} : packed;
  return {
    ...placeWords(page, heading.anchor, own.position ?? before.position + 1),
    type: 'content',
    hierarchy: heading.hierarchy,
    ...unnamed,
    ...own,
  };
}

function placeWords({objectID, url}: SearchRecord, anchor: string | null, position: number) {
  return {
    objectID: `${objectID}#${anchor ?? ''}:${position}`,
    url: anchor === null ? url : `${url}#${anchor}`,
    url_without_anchor: url,
    anchor,
    position,
  };
}

const unnamed = {symbols: [], labels: [], keywords: [], message: null, links: 0};

/** Returns the anchor that Docusaurus would generate for the heading, which is right for most headings. */
function toSlug(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');
}
