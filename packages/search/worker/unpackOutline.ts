import type {SearchRecord} from '../contract.ts';
import {unpackHeading, unpackPage} from './unpackRecord.ts';
import type {PackedOutline, PackedPage} from './PackedRecord.ts';

/** The records of a page and its headings, starting with the page. */
export type PageHeadings = [page: SearchRecord, ...headings: SearchRecord[]];

/** Unpacks the pages and headings, page by page. */
export function unpackOutline({origin, pages}: PackedOutline): PageHeadings[] {
  return pages.map((page) => unpackOutlinePage(origin, page));
}

function unpackOutlinePage(origin: string, page: PackedPage): PageHeadings {
  const [first, ...others] = page.headings;
  const record = unpackPage(origin, page, first);
  const records: PageHeadings = [record];
  let heading = record;
  for (const packed of others) {
    heading = unpackHeading(record, heading, packed);
    records.push(heading);
  }
  return records;
}
