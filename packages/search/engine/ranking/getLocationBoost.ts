import type {RecordFeatures} from '../features/RecordFeatures.ts';
import {getSectionBoost} from '../features/getSectionBoost.ts';
import type {Query} from '../query/Query.ts';
import {weights} from '../weights.ts';

/**
 * Returns the boost of a page for its location on the site: below 1 in a URL folder that the query doesn't name. Readers
 * who are interested in a folder such as `lambda`, or in a section such as the blog, usually name it.
 */
export function getLocationBoost({urlFolder, sectionWords, record}: RecordFeatures, {words}: Query): number {
  if (words.some(({term}) => sectionWords.includes(term))) {
    return 1 / getSectionBoost(record.hierarchy.lvl0);
  }
  return urlFolder === null || words.some(({matchingTerms}) => matchingTerms.has(urlFolder))
    ? 1
    : weights.unnamedFolder;
}
