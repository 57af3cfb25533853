import type {Query} from './Query.ts';
import type {RankedHit} from './rankHits.ts';
import {Tier} from './Tier.ts';

/**
 * Says whether names and titles are enough to answer a query: each of its words is known as it is typed, and the best
 * hit is called so, or begins so.
 */
export function isKnown({words}: Query, [best]: RankedHit[]): boolean {
  return (
    best !== undefined &&
    best.tier > Tier.words &&
    best.tier !== Tier.message &&
    best.tier !== Tier.pageKeyword &&
    words.every(({text, meant, terms}) => terms.size > 0 && meant === text)
  );
}
