import type {SearchResult as FullTextResult} from 'minisearch';
import {findTier} from './findTier.ts';
import {matchWords, type TermMatches} from './matchWords.ts';
import type {Query} from './Query.ts';
import type {RankedRecord} from './RankedRecord.ts';
import {Tier} from './Tier.ts';

export type RankedHit = {ranked: RankedRecord; tier: number; score: number};

// Less than this share of what a query says is a coincidence, not an answer.
const LEAST_COVERAGE = 0.4;
const NOTHING: TermMatches = {};
const TITLE_BONUS = 0.3;
// Enough to settle a draw, not to win against a better field.
const FULL_TEXT_SHARE = 0.02;

/** Orders what the full-text index found, best first. Deterministic: equals keep the order of the site. */
export function rankHits(query: Query, found: FullTextResult[], records: RankedRecord[]): RankedHit[] {
  const matches = new Map<number, TermMatches>(found.map(({id, match}) => [Number(id), match]));
  const hits: RankedHit[] = [];
  for (const {id, match: own, score} of found) {
    const ranked = records[Number(id)];
    if (!ranked) {
      continue;
    }
    const above = ranked.above.map((place) => matches.get(place) ?? NOTHING);
    const match = matchWords(query, own, above);
    if (match.coverage < LEAST_COVERAGE) {
      continue;
    }
    const tier = findTier(query, ranked, match);
    const words = query.words.reduce((sum, {weight}, index) => sum + weight * (match.byWord[index] ?? 0), 0);
    const share = tier === Tier.someWords ? match.coverage : 1;
    const bonus = 1 + TITLE_BONUS * titleShare(query, ranked);
    hits.push({ranked, tier, score: (words + FULL_TEXT_SHARE * Math.log1p(score)) * share * bonus * ranked.prior});
  }
  return hits.sort(compareHits);
}

/** How much of the title the query is: a title of one word that matches says more than one of ten. */
function titleShare({stems}: Query, {titles}: RankedRecord): number {
  const [title] = titles;
  return title ? title.stems.filter((stem) => stems.includes(stem)).length / (title.stems.length || 1) : 0;
}

function compareHits(a: RankedHit, b: RankedHit): number {
  return b.tier - a.tier || b.score - a.score || a.ranked.order - b.ranked.order;
}
