import type {SearchRecord} from '../contract.ts';
import {enterHeading} from '../records/enterHeading.ts';
import type {PackedHeading, PackedPage, PackedText} from './PackedRecord.ts';

/** Makes the record of a page. */
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

/** Makes the record of a heading from that of its page and of the heading before it. */
export function completeHeading(page: SearchRecord, before: SearchRecord, packed: PackedHeading): SearchRecord {
  const {title, ...own} = packed;
  const anchor = own.anchor === undefined ? slugOf(title) : own.anchor;
  return {
    ...placed(page, anchor, own.position ?? before.position + 1),
    hierarchy: enterHeading(before.hierarchy, own.type, title),
    content: null,
    ...unnamed,
    ...own,
  };
}

/** Where a text stands: its page, its heading, and the record before it. */
export type TextPlace = {page: SearchRecord; heading: SearchRecord; before: SearchRecord};

/** Makes the record of a text from its place. */
export function completeText({page, heading, before}: TextPlace, packed: PackedText): SearchRecord {
  const own = typeof packed === 'string' ? {content: packed} : packed;
  return {
    ...placed(page, heading.anchor, own.position ?? before.position + 1),
    type: 'content',
    hierarchy: heading.hierarchy,
    ...unnamed,
    ...own,
  };
}

function placed({objectID, url}: SearchRecord, anchor: string | null, position: number) {
  return {
    objectID: `${objectID}#${anchor ?? ''}:${position}`,
    url: anchor === null ? url : `${url}#${anchor}`,
    url_without_anchor: url,
    anchor,
    position,
  };
}

const unnamed = {symbols: [], labels: [], keywords: [], message: null, links: 0};

/** The anchor that most headings have. */
function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');
}
