import {compareHits} from './compareHits.ts';
import {findBest} from './findBest.ts';
import type {RankedHit} from './rankHits.ts';
import {Tier} from './Tier.ts';
import {weights} from '../weights.ts';

const HITS_PER_ROUND = 3;

/**
 * Sorts hits, best first. Only keeps the best hit of each URL and prevents a long page from filling the list. If words
 * match, each further hit of a page is worth half as much as the one before. If names match, the first three hits of a page are followed by the
 * first three of other pages in the same tier, then by its next three.
 */
export function spreadPages(hits: readonly RankedHit[]): RankedHit[] {
  const perPage = new Map<string, number>();
  const distinct = [...findBest(hits, ({url}) => url).values()].sort(compareHits);
  const spread = distinct.map((hit) => {
    const page = hit.ranked.record.url_without_anchor;
    const count = perPage.get(page) ?? 0;
    perPage.set(page, count + 1);
    return hit.tier === Tier.words
      ? {hit, round: 0, score: hit.score * weights.samePage ** count}
      : {hit, round: Math.floor(count / HITS_PER_ROUND), score: 0};
  });
  return spread.sort((a, b) => b.hit.tier - a.hit.tier || a.round - b.round || b.score - a.score).map(({hit}) => hit);
}
