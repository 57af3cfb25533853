import type {RankedHit} from './rankHits.ts';

const HITS_PER_ROUND = 3;

/**
 * Leaves one hit an address, the best, and keeps a long page from filling the list: after three hits
 * of a page come the other pages' first three that answer as well, then its next three.
 */
export function spreadPages(hits: RankedHit[]): RankedHit[] {
  const seen = new Set<string>();
  const perPage = new Map<string, number>();
  const distinct = hits.filter(({ranked}) => !seen.has(ranked.record.url) && seen.add(ranked.record.url));
  const rounds = distinct.map((hit) => {
    const page = hit.ranked.record.url_without_anchor;
    const count = perPage.get(page) ?? 0;
    perPage.set(page, count + 1);
    return {hit, round: Math.floor(count / HITS_PER_ROUND)};
  });
  return rounds.sort((a, b) => b.hit.tier - a.hit.tier || a.round - b.round).map(({hit}) => hit);
}
