import type {SearchRecord} from '../contract.ts';
import {unpackParagraph} from './unpackRecord.ts';
import type {PackedTexts} from './PackedRecord.ts';
import type {PageHeadings} from './unpackOutline.ts';

/** Unpacks the keywords and paragraphs of a page. Returns all records of the page in reading order. */
export function unpackTexts(headings: PageHeadings, {keywords, paragraphs}: PackedTexts): SearchRecord[] {
  const [page] = headings;
  const records: SearchRecord[] = [];
  headings.forEach((heading, index) => {
    records.push(heading === page ? {...page, keywords} : heading);
    let previous = heading;
    for (const packed of paragraphs[index] ?? []) {
      previous = unpackParagraph({page, heading, previous}, packed);
      records.push(previous);
    }
  });
  return records;
}
