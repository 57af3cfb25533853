import {compareHits} from './compareHits.ts';
import type {ScoredHit} from './scoreHits.ts';

/** Returns the best hit for each URL, by the URL. `getUrl` returns the URL by which a record is grouped. */
export function collapseByUrl(
  hits: Iterable<ScoredHit>,
  getUrl: (record: ScoredHit['features']['record']) => string,
): Map<string, ScoredHit> {
  const best = new Map<string, ScoredHit>();
  for (const hit of hits) {
    const url = getUrl(hit.features.record);
    const other = best.get(url);
    if (other === undefined || compareHits(hit, other) < 0) {
      best.set(url, hit);
    }
  }
  return best;
}
