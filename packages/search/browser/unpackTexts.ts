import type {SearchRecord} from '../contract.ts';
import {completeText} from './completeRecord.ts';
import type {PackedTexts} from './PackedRecord.ts';
import type {PageHeadings} from './unpackHead.ts';

/** Unpacks the keywords and paragraphs of a page. Returns all records of the page in reading order. */
export function unpackTexts(headings: PageHeadings, {keywords, paragraphs}: PackedTexts): SearchRecord[] {
  const [page] = headings;
  const records: SearchRecord[] = [];
  headings.forEach((heading, index) => {
    records.push(heading === page ? {...page, keywords} : heading);
    let before = heading;
    for (const packed of paragraphs[index] ?? []) {
      before = completeText({page, heading, before}, packed);
      records.push(before);
    }
  });
  return records;
}
