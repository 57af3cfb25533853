import type {SearchRecord} from '../contract.ts';
import type {HeadingType} from '../records/enterHeading.ts';
import {completeHeading, completePage, completeText} from './completeRecord.ts';
import type {PackedHead, PackedHeading, PackedPage, PackedRecord, PackedText, PackedTexts} from './PackedRecord.ts';

export type PackedRecords = {
  head: PackedHead;
  /** In page order. */
  texts: PackedTexts[];
};

/**
 * Packs records for the download to a browser: leaves out every value that can be derived from other records, and
 * separates the paragraphs and keywords from the names. The records of a page have to be consecutive, starting with the page itself.
 */
export function packRecords(records: readonly SearchRecord[], origin: string): PackedRecords {
  const pages = groupPages(records).map((page) => packPage(page, origin));
  return {
    head: {origin, pages: pages.map(({page}) => page)},
    texts: pages.map(({texts}) => texts),
  };
}

type PageRecords = {page: HeadingRecord; others: SearchRecord[]};
type HeadingRecord = SearchRecord & {type: HeadingType};

function groupPages(records: readonly SearchRecord[]): PageRecords[] {
  const pages: PageRecords[] = [];
  for (const record of records) {
    if (isHeading(record) && record.type === 'lvl1') {
      pages.push({page: record, others: []});
    } else {
      pages.at(-1)?.others.push(record);
    }
  }
  return pages;
}

function packPage({page, others}: PageRecords, origin: string): {page: PackedPage; texts: PackedTexts} {
  const named = {path: page.url.slice(origin.length), section: page.hierarchy.lvl0};
  const headings: PackedPage['headings'] = [
    packHeading({...page, keywords: []}, (packed) => completePage(origin, named, packed)),
  ];
  const paragraphs: PackedTexts['paragraphs'] = [[]];
  let heading: SearchRecord = page;
  let before: SearchRecord = page;
  for (const record of others) {
    if (isHeading(record)) {
      const above = heading;
      headings.push(packHeading(record, (packed) => completeHeading(page, above, packed)));
      paragraphs.push([]);
      heading = record;
    } else {
      const place = {page, heading, before};
      paragraphs.at(-1)?.push(packText(record, (packed) => completeText(place, packed)));
    }
    before = record;
  }
  return {page: {...named, headings}, texts: {keywords: page.keywords, paragraphs}};
}

function isHeading(record: SearchRecord): record is HeadingRecord {
  return record.type !== 'content';
}

function packHeading(record: HeadingRecord, complete: (packed: PackedHeading) => SearchRecord): PackedHeading {
  return reduce(record, {type: record.type, title: record.hierarchy[record.type] ?? ''}, complete);
}

function packText(record: SearchRecord, complete: (packed: PackedText) => SearchRecord): PackedText {
  const packed = reduce(record, {content: record.content ?? ''}, complete);
  return Object.keys(packed).length === 1 ? packed.content : packed;
}

/** Adds the values that can't be derived from the other records. */
function reduce<Packed extends PackedRecord>(
  record: SearchRecord,
  known: Packed,
  complete: (packed: Packed) => SearchRecord,
): Packed {
  // The ID and the URL follow from the position.
  const placed = {...known, ...getDifferences(complete(known), record, ['anchor', 'position'])};
  return {...placed, ...getDifferences(complete(placed), record)};
}

function getDifferences(
  completed: SearchRecord,
  record: SearchRecord,
  names: readonly string[] = Object.keys(record),
): PackedRecord {
  const value = (source: SearchRecord, name: string) => JSON.stringify(source[name as keyof SearchRecord]);
  const other = names.filter((name) => value(completed, name) !== value(record, name));
  return Object.fromEntries(Object.entries(record).filter(([name]) => other.includes(name)));
}
