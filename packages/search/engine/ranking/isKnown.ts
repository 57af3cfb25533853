import type {Query} from '../query/Query.ts';
import type {RankedHit} from './rankHits.ts';
import {Tier} from './Tier.ts';

/**
 * Returns whether names and titles are enough to answer a query: all of its words are known exactly as they're typed,
 * and the best hit has this name or a name that starts with it. A name in a call, such as `animate()`, is complete.
 * The keywords of the pages may contain a question.
 */
export function isKnown({words, typed, definitionKey}: Query, [best]: RankedHit[]): boolean {
  return (
    best !== undefined &&
    definitionKey === null &&
    best.tier > (typed.endsWith(')') ? Tier.pagePrefix : Tier.words) &&
    best.tier !== Tier.message &&
    best.tier !== Tier.keyword &&
    words.every(({text, meant, terms}) => terms.size > 0 && meant === text)
  );
}
