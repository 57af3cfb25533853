import type {SearchRecord} from '../contract.ts';

const LOSS_PER_FOLDER = 0.04;
const GAIN_PER_DOUBLING = 0.02;
const NEWS = new Set(['Blog', 'Success stories']);
const NEWS_PRIOR = 0.6;
// Pages that show what exists. The documentation explains how to use it.
const SHOWS = new Set(['Showcase', 'Website']);
const SHOWS_PRIOR = 0.75;
// Pages about the past.
const FORMER = /changelog|legacy|outage/i;
const FORMER_PRIOR = 0.8;

/**
 * Returns how central a page is, independent of the query. Pages near the root and pages with many incoming links are
 * more central, news and archives less. `pageLinks` is the number of pages that link to the record's page.
 */
export function getPrior({url_without_anchor, hierarchy, links}: SearchRecord, pageLinks: number): number {
  const {pathname} = new URL(url_without_anchor);
  const folders = pathname.split('/').filter(Boolean).length;
  return (
    Math.max(0.5, 1 - LOSS_PER_FOLDER * folders) *
    (1 + GAIN_PER_DOUBLING * (Math.log2(1 + pageLinks) + Math.log2(1 + links))) *
    (NEWS.has(hierarchy.lvl0) ? NEWS_PRIOR : SHOWS.has(hierarchy.lvl0) ? SHOWS_PRIOR : 1) *
    (FORMER.test(pathname) ? FORMER_PRIOR : 1)
  );
}
