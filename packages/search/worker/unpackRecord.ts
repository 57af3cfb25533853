import type {SearchRecord} from '../contract.ts';
import {getHeadingHierarchy} from '../records/getHeadingHierarchy.ts';
import type {PackedHeading, PackedPage, PackedParagraph} from './PackedRecord.ts';

/** Unpacks the record of a page. */
export function unpackPage(
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
    ...emptyFields,
    ...own,
  };
}

/** Unpacks the record of a heading with the records of its page and of the heading before it. */
export function unpackHeading(page: SearchRecord, previous: SearchRecord, packed: PackedHeading): SearchRecord {
  const {title, ...own} = packed;
  const anchor = own.anchor === undefined ? toSlug(title) : own.anchor;
  return {
    ...getLocation(page, anchor, own.position ?? previous.position + 1),
    hierarchy: getHeadingHierarchy(previous.hierarchy, own.type, title),
    content: null,
    ...emptyFields,
    ...own,
  };
}

/** The records from which a paragraph's values are derived: its page, its heading and the record before it. */
type ParagraphContext = {page: SearchRecord; heading: SearchRecord; previous: SearchRecord};

/** Unpacks the record of a paragraph. */
export function unpackParagraph({page, heading, previous}: ParagraphContext, packed: PackedParagraph): SearchRecord {
  const own = typeof packed === 'string' ? {content: packed} : packed;
  return {
    ...getLocation(page, heading.anchor, own.position ?? previous.position + 1),
    type: 'content',
    hierarchy: heading.hierarchy,
    ...emptyFields,
    ...own,
  };
}

function getLocation({objectID, url}: SearchRecord, anchor: string | null, position: number) {
  return {
    objectID: `${objectID}#${anchor ?? ''}:${position}`,
    url: anchor === null ? url : `${url}#${anchor}`,
    url_without_anchor: url,
    anchor,
    position,
  };
}

const emptyFields = {symbols: [], labels: [], keywords: [], message: null, links: 0};

/** Returns the anchor that Docusaurus would generate for the heading, which is right for most headings. */
function toSlug(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');
}
