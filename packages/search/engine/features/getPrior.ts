import type {SearchRecord} from '../../contract.ts';
import {getSectionWeight} from './sections.ts';
import {weights} from '../weights.ts';

/**
 * Returns how central a page is, independent of the query. Pages near the root and pages with many incoming links are
 * more central, news less. `pageLinks` is the number of pages that link to the record's page.
 */
export function getPrior({url_without_anchor, hierarchy, links}: SearchRecord, pageLinks: number): number {
  const {pathname} = new URL(url_without_anchor);
  const folders = pathname.split('/').filter(Boolean).length;
  return (
    Math.max(0.5, 1 - weights.perFolder * folders) *
    (1 + weights.perDoubling * (Math.log2(1 + pageLinks) + Math.log2(1 + links))) *
    getSectionWeight(hierarchy.lvl0)
  );
}
