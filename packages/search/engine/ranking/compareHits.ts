import type {ScoredHit} from './scoreHits.ts';

/** Sorts hits by tier, then by score. Equal hits keep the order of the records. */
export function compareHits(a: ScoredHit, b: ScoredHit): number {
  return b.tier - a.tier || b.score - a.score || a.features.docId - b.features.docId;
}
