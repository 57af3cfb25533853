import type {RankedHit} from './rankHits.ts';

/** Puts the better hit first: by tier, then by score. Equal hits keep the order of the site. */
export function compareHits(a: RankedHit, b: RankedHit): number {
  return b.tier - a.tier || b.score - a.score || a.ranked.order - b.ranked.order;
}
