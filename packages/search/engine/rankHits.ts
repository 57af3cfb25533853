import type {Postings} from './createPostings.ts';
import {findTier} from './findTier.ts';
import {fitArea} from './fitArea.ts';
import type {FoundWords} from './findWords.ts';
import {matchWords} from './matchWords.ts';
import type {Query} from './Query.ts';
import {getQuoteOverlap} from './getQuoteOverlap.ts';
import type {RankedRecord} from './RankedRecord.ts';
import {scorePage} from './scorePage.ts';
import {scoreWords, type PageScore} from './scoreWords.ts';
import {Tier} from './Tier.ts';
import {getTitleBonus} from './getTitleBonus.ts';

export type RankedHit = {ranked: RankedRecord; tier: number; score: number};

/** The records to rank. */
export type Corpus = {
  records: RankedRecord[];
  postings: Postings;
  /** The areas that records belong to. */
  areas: ReadonlySet<string>;
};

/** The search results for a query, before ranking. */
export type Findings = {
  query: Query;
  found: FoundWords;
  /** The positions of records that have the query as a name, even if its words are split differently. */
  named: Iterable<number>;
};

// If a hit matches less than this share of a query, it's a coincidence.
const LEAST_COVERAGE = 0.3;
// How much of a pasted message the record has to contain. An almost complete match is worth far more than a partial
// one.
const QUOTED = 0.7;
const EXACTNESS = 4;
// Ranks the page about a message before those that only list it.
const TROUBLESHOOTING_BONUS = 1.3;
const VERBATIM_BONUS = 1.6;
// A page that documents two names is less relevant for each of them.
const SHARED_TITLE = 0.85;

/** Sorts the hits of a query, best first. The result is deterministic: equal hits keep the order of the site. */
export function rankHits({query, found, named}: Findings, {records, postings, areas}: Corpus): RankedHit[] {
  const pages = new Map<RankedRecord, PageScore>();
  const getPageScore = (page: RankedRecord) => {
    const score = pages.get(page) ?? {
      about: scorePage(page, query, found, postings),
      fit: fitArea(page, query, found, areas),
    };
    pages.set(page, score);
    return score;
  };
  const hits: RankedHit[] = [];
  const marks = found.marks.slice();
  for (const place of named) {
    marks[place] = 1;
  }
  for (const ranked of records) {
    if (marks[ranked.order] !== 1) {
      continue;
    }
    const match = matchWords(query, found, ranked);
    const overlap = ranked.isPlainText ? 0 : getQuoteOverlap(query.words, ranked.messageWords);
    const tier = ranked.isPlainText ? Tier.words : findTier(query, ranked, overlap >= QUOTED);
    if (tier === Tier.words && (!query.isUnderstood || match.coverage < LEAST_COVERAGE)) {
      continue;
    }
    hits.push({
      ranked,
      tier,
      score:
        tier === Tier.message
          ? scoreMessage(query, ranked, overlap)
          : tier >= Tier.rowName
            ? scoreName(query, ranked)
            : scoreWords(query, ranked, match, getPageScore(records[ranked.above[0] ?? ranked.order] ?? ranked)),
    });
  }
  return hits.sort(compareHits);
}

function scoreMessage({key}: Query, {messageKey, isTroubleshooting, prior}: RankedRecord, overlap: number): number {
  const isExact = messageKey?.includes(key) ?? false;
  return (
    overlap ** EXACTNESS * (isExact ? VERBATIM_BONUS : 1) * (isTroubleshooting ? TROUBLESHOOTING_BONUS : 1) * prior
  );
}

function scoreName(query: Query, ranked: RankedRecord): number {
  return (
    getTitleBonus(query, ranked) *
    ranked.prior *
    (isVerbatim(query, ranked) ? VERBATIM_BONUS : 1) *
    SHARED_TITLE ** (ranked.record.symbols.length - 1)
  );
}

/** `ChromiumOptions` is the type, `chromiumOptions` is the option, and `image-format` is the flag. */
function isVerbatim({typed}: Query, {record: {symbols}}: RankedRecord): boolean {
  return symbols.some((symbol) => symbol.includes(typed));
}

function compareHits(a: RankedHit, b: RankedHit): number {
  return b.tier - a.tier || b.score - a.score || a.ranked.order - b.ranked.order;
}
