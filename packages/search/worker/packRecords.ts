import type {SearchRecord} from '../contract.ts';
import type {HeadingType} from '../records/getHeadingHierarchy.ts';
import {unpackHeading, unpackPage, unpackParagraph} from './unpackRecord.ts';
import type {
  PackedOutline,
  PackedHeading,
  PackedPage,
  PackedRecord,
  PackedParagraph,
  PackedTexts,
} from './PackedRecord.ts';

export type PackedRecords = {
  outline: PackedOutline;
  /** In page order. */
  texts: PackedTexts[];
};

/**
 * Packs records for the download to a browser: leaves out every value that can be derived from other records, and
 * separates the paragraphs and keywords from the outline. The records of a page have to be consecutive, starting with the
 * page itself.
 */
export function packRecords(records: readonly SearchRecord[], origin: string): PackedRecords {
  const pages = groupPages(records).map((page) => packPage(page, origin));
  return {
    outline: {origin, pages: pages.map(({page}) => page)},
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
  const pageFields = {path: page.url.slice(origin.length), section: page.hierarchy.lvl0};
  const headings: PackedPage['headings'] = [
    packHeading({...page, keywords: []}, (packed) => unpackPage(origin, pageFields, packed)),
  ];
  const paragraphs: PackedTexts['paragraphs'] = [[]];
  let heading: SearchRecord = page;
  let previous: SearchRecord = page;
  for (const record of others) {
    if (isHeading(record)) {
      const previousHeading = heading;
      headings.push(packHeading(record, (packed) => unpackHeading(page, previousHeading, packed)));
      paragraphs.push([]);
      heading = record;
    } else {
      const context = {page, heading, previous};
      paragraphs.at(-1)?.push(packParagraph(record, (packed) => unpackParagraph(context, packed)));
    }
    previous = record;
  }
  return {page: {...pageFields, headings}, texts: {keywords: page.keywords, paragraphs}};
}

function isHeading(record: SearchRecord): record is HeadingRecord {
  return record.type !== 'content';
}

function packHeading(record: HeadingRecord, unpack: (packed: PackedHeading) => SearchRecord): PackedHeading {
  return omitDerivedValues(record, {type: record.type, title: record.hierarchy[record.type] ?? ''}, unpack);
}

function packParagraph(record: SearchRecord, unpack: (packed: PackedParagraph) => SearchRecord): PackedParagraph {
  const packed = omitDerivedValues(record, {content: record.content ?? ''}, unpack);
  return Object.keys(packed).length === 1 ? packed.content : packed;
}

/** Returns the values of a record that can't be derived from `packed` and from other records. */
function omitDerivedValues<Packed extends PackedRecord>(
  record: SearchRecord,
  packed: Packed,
  unpack: (packed: Packed) => SearchRecord,
): Packed {
  // The ID and the URL follow from the position.
  const located = {...packed, ...getDifferences(unpack(packed), record, ['anchor', 'position'])};
  return {...located, ...getDifferences(unpack(located), record)};
}

function getDifferences(
  unpacked: SearchRecord,
  record: SearchRecord,
  names: readonly string[] = Object.keys(record),
): PackedRecord {
  const value = (source: SearchRecord, name: string) => JSON.stringify(source[name as keyof SearchRecord]);
  const different = names.filter((name) => value(unpacked, name) !== value(record, name));
  return Object.fromEntries(Object.entries(record).filter(([name]) => different.includes(name)));
}
