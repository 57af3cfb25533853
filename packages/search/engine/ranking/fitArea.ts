import type {Query} from '../query/Query.ts';
import type {RankedRecord} from '../features/RankedRecord.ts';
import {getSectionWeight} from '../features/sections.ts';
import {weights} from '../weights.ts';

/**
 * Returns how well a page's location on the site fits a query, where 1 is a good fit. Readers who are interested in an
 * area such as `lambda`, or in a section such as the blog, usually name it.
 */
export function fitArea({area, sectionWords, record}: RankedRecord, {words}: Query): number {
  if (words.some(({text}) => sectionWords.includes(text))) {
    return 1 / getSectionWeight(record.hierarchy.lvl0);
  }
  return area === null || words.some(({terms}) => terms.has(area)) ? 1 : weights.unnamedArea;
}
