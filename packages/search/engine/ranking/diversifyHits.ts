import {weights} from '../weights.ts';
import {collapseByUrl} from './collapseByUrl.ts';
import {compareHits} from './compareHits.ts';
import type {ScoredHit} from './scoreHits.ts';
import {Tier} from './Tier.ts';

const hitsPerRound = 3;

/**
 * Sorts hits, best first. Only keeps the best hit of each URL and prevents a long page from filling the list. In the
 * full-text tier, each further hit of a page has half of its score. If names match, the first three hits of a page are
 * followed by the first three of other pages in the same tier, then by its next three.
 */
export function diversifyHits(hits: readonly ScoredHit[]): ScoredHit[] {
  const perPage = new Map<string, number>();
  const distinct = [...collapseByUrl(hits, ({url}) => url).values()].sort(compareHits);
  const diversified = distinct.map((hit) => {
    const page = hit.features.record.url_without_anchor;
    const count = perPage.get(page) ?? 0;
    perPage.set(page, count + 1);
    return hit.tier === Tier.fullText
      ? {hit, round: 0, score: hit.score * weights.samePageDecay ** count}
      : {hit, round: Math.floor(count / hitsPerRound), score: 0};
  });
  return diversified
    .sort((a, b) => b.hit.tier - a.hit.tier || a.round - b.round || b.score - a.score)
    .map(({hit}) => hit);
}
