import type {SearchResult as FullTextResult} from 'minisearch';
import {findTier} from './findTier.ts';
import {matchWords, type TermMatches, type WordMatch} from './matchWords.ts';
import type {Query} from './Query.ts';
import {quoteOverlap} from './quoteOverlap.ts';
import type {RankedRecord} from './RankedRecord.ts';
import {Tier} from './Tier.ts';

export type RankedHit = {ranked: RankedRecord; tier: number; score: number};

// Less than this share of what a query says is a coincidence, not an answer.
const LEAST_COVERAGE = 0.4;
const NOTHING: TermMatches = {};
// Of a pasted message, this much has to be that of the record; nearly all of it counts far more than most of it.
const QUOTED = 0.7;
const EXACTNESS = 4;
// The page that is about a message stands before those that only list it.
const TROUBLESHOOTING_BONUS = 1.3;
// How often the words stand in the text settles draws; how often they stand on its page says what the page is about.
const FULL_TEXT_SHARE = 0.1;
const PAGE_SHARE = 0.4;
const TITLE_BONUS = 0.3;
const ALL_IN_TITLE_BONUS = 1.2;
const VERBATIM_BONUS = 1.6;
// A page that documents two names is less about each.
const SHARED_TITLE = 0.85;
// Who asks in a sentence wants to do something, who asks in names wants to look something up.
const GUIDE_BONUS = 1.15;
// Nobody who does not paste a message wants only that.
const MESSAGE_LOSS = 0.7;

/** Orders what the full-text index found, best first. Deterministic: equals keep the order of the site. */
export function rankHits(query: Query, found: FullTextResult[], records: RankedRecord[]): RankedHit[] {
  const matches = new Map<number, TermMatches>(found.map(({id, match}) => [Number(id), match]));
  const scores = new Map<number, number>(found.map(({id, score}) => [Number(id), score]));
  const hits: RankedHit[] = [];
  for (const {id, match: own, score} of found) {
    const ranked = records[Number(id)];
    if (!ranked) {
      continue;
    }
    const above = ranked.above.map((place) => matches.get(place) ?? NOTHING);
    const match = matchWords(query, own, above);
    const overlap = quoteOverlap(query.words, ranked.messageWords);
    const tier = findTier(query, ranked, overlap >= QUOTED);
    if (tier === Tier.words && match.coverage < LEAST_COVERAGE) {
      continue;
    }
    const pageScore = scores.get(ranked.above[0] ?? Number(id)) ?? 0;
    hits.push({ranked, tier, score: scoreOf(query, ranked, {tier, match, overlap, score, pageScore})});
  }
  return hits.sort(compareHits);
}

type Found = {tier: number; match: WordMatch; overlap: number; score: number; pageScore: number};

function scoreOf(query: Query, ranked: RankedRecord, {tier, match, overlap, score, pageScore}: Found): number {
  if (tier === Tier.message) {
    const isExact = ranked.messageKey?.includes(query.key) ?? false;
    return (
      overlap ** EXACTNESS *
      (isExact ? VERBATIM_BONUS : 1) *
      (ranked.isTroubleshooting ? TROUBLESHOOTING_BONUS : 1) *
      ranked.prior
    );
  }
  const {record} = ranked;
  const bonus = (1 + TITLE_BONUS * titleShare(query, ranked)) * ranked.prior;
  if (tier >= Tier.rowName) {
    return bonus * (isVerbatim(query, ranked) ? VERBATIM_BONUS : 1) * SHARED_TITLE ** (record.symbols.length - 1);
  }
  const words = query.words.reduce((sum, {weight}, index) => sum + weight * (match.byWord[index] ?? 0), 0);
  return (
    (words + FULL_TEXT_SHARE * Math.log1p(score) + PAGE_SHARE * Math.log1p(pageScore)) *
    match.coverage *
    (match.isInTitle && !ranked.isCommonTitle ? ALL_IN_TITLE_BONUS : 1) *
    (query.isSentence && ranked.isGuide ? GUIDE_BONUS : 1) *
    (record.message !== null && record.content === record.message ? MESSAGE_LOSS : 1) *
    bonus
  );
}

/** How much of the title the query is: a title of one word that matches says more than one of ten. */
function titleShare({stems}: Query, {titles}: RankedRecord): number {
  return Math.max(
    0,
    ...titles.map((title) => title.stems.filter((stem) => stems.includes(stem)).length / (title.stems.length || 1)),
  );
}

/** `ChromiumOptions` is the type, `chromiumOptions` the option; `image-format` is the flag. */
function isVerbatim({typed}: Query, {record: {symbols}}: RankedRecord): boolean {
  return symbols.some((symbol) => symbol.includes(typed));
}

function compareHits(a: RankedHit, b: RankedHit): number {
  return b.tier - a.tier || b.score - a.score || a.ranked.order - b.ranked.order;
}
