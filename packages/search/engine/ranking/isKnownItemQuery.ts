import type {Query} from '../query/Query.ts';
import type {ScoredHit} from './scoreHits.ts';
import {Tier} from './Tier.ts';

/**
 * Returns whether a query is for a known item, so that names and titles are enough to answer it: all of its words are in
 * the index exactly as they're typed, and the best hit has this name or a name that starts with it. A name in a call,
 * such as `animate()`, is never a prefix. Questions need the keywords of the pages.
 */
export function isKnownItemQuery({words, text, definitionKey}: Query, [best]: ScoredHit[]): boolean {
  return (
    best !== undefined &&
    definitionKey === null &&
    best.tier > (text.endsWith(')') ? Tier.pagePrefix : Tier.fullText) &&
    best.tier !== Tier.message &&
    best.tier !== Tier.keyword &&
    words.every(({term, corrected, matchingTerms}) => matchingTerms.size > 0 && corrected === term)
  );
}
