import type {RankedHit} from './rankHits.ts';
import {Tier} from './Tier.ts';

const HITS_PER_ROUND = 3;
const DECAY = 0.5;

/**
 * Leaves one hit an address, the best, and keeps a long page from filling the list. Where words were found, each
 * further hit of a page counts half as much as the one before. Where names were, after three hits of a page come the
 * other pages' first three that answer as well, then its next three.
 */
export function spreadPages(hits: RankedHit[]): RankedHit[] {
  const seen = new Set<string>();
  const perPage = new Map<string, number>();
  const distinct = hits.filter(({ranked}) => !seen.has(ranked.record.url) && seen.add(ranked.record.url));
  const spread = distinct.map((hit) => {
    const page = hit.ranked.record.url_without_anchor;
    const count = perPage.get(page) ?? 0;
    perPage.set(page, count + 1);
    return hit.tier === Tier.words
      ? {hit, round: 0, score: hit.score * DECAY ** count}
      : {hit, round: Math.floor(count / HITS_PER_ROUND), score: 0};
  });
  return spread.sort((a, b) => b.hit.tier - a.hit.tier || a.round - b.round || b.score - a.score).map(({hit}) => hit);
}
