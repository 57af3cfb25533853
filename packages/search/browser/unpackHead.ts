import type {SearchRecord} from '../contract.ts';
import {completeHeading, completePage} from './completeRecord.ts';
import type {PackedHead, PackedPage} from './PackedRecord.ts';

/** The records of a page and its headings, starting with the page. */
export type PageHeadings = [page: SearchRecord, ...headings: SearchRecord[]];

/** Unpacks the pages and headings, page by page. */
export function unpackHead({origin, pages}: PackedHead): PageHeadings[] {
  return pages.map((page) => unpackPage(origin, page));
}

function unpackPage(origin: string, page: PackedPage): PageHeadings {
  const [first, ...others] = page.headings;
  const record = completePage(origin, page, first);
  const records: PageHeadings = [record];
  let above = record;
  for (const packed of others) {
    above = completeHeading(record, above, packed);
    records.push(above);
  }
  return records;
}
