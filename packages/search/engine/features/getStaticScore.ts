import type {SearchRecord} from '../../contract.ts';
import {weights} from '../weights.ts';
import {getSectionBoost} from './getSectionBoost.ts';

/**
 * Returns the importance of a record, independent of the query. Pages near the root and pages with many incoming links
 * are more important, news less. `pageLinks` is the number of pages that link to the record's page.
 */
export function getStaticScore({url_without_anchor, hierarchy, links}: SearchRecord, pageLinks: number): number {
  const {pathname} = new URL(url_without_anchor);
  const folders = pathname.split('/').filter(Boolean).length;
  return (
    Math.max(0.5, 1 - weights.folderDepth * folders) *
    (1 + weights.links * (Math.log2(1 + pageLinks) + Math.log2(1 + links))) *
    getSectionBoost(hierarchy.lvl0)
  );
}
