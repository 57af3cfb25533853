import {compareHits} from './compareHits.ts';
import type {RankedHit} from './rankHits.ts';

/** Returns the best hit of each URL, by the URL. `getUrl` returns the URL that a hit is for. */
export function findBest(
  hits: Iterable<RankedHit>,
  getUrl: (record: RankedHit['ranked']['record']) => string,
): Map<string, RankedHit> {
  const best = new Map<string, RankedHit>();
  for (const hit of hits) {
    const url = getUrl(hit.ranked.record);
    const other = best.get(url);
    if (other === undefined || compareHits(hit, other) < 0) {
      best.set(url, hit);
    }
  }
  return best;
}
