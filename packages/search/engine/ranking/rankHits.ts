import {findTier} from './findTier.ts';
import {fitArea} from './fitArea.ts';
import type {FoundWords} from '../matching/findWords.ts';
import {matchWords} from '../matching/matchWords.ts';
import type {Query} from '../query/Query.ts';
import {getQuoteOverlap} from '../matching/getQuoteOverlap.ts';
import type {RankedRecord} from '../features/RankedRecord.ts';
import {scorePage} from './scorePage.ts';
import {scoreWords, type PageScore} from './scoreWords.ts';
import {Tier} from './Tier.ts';
import {getTitleBonus} from './getTitleBonus.ts';
import {weights} from '../weights.ts';

/** `coverage` is the share of the query's known words that the record or the headings above it contain. */
export type RankedHit = {ranked: RankedRecord; tier: number; score: number; coverage: number};

/** The search results for a query, before ranking. */
export type Findings = {
  query: Query;
  found: FoundWords;
  /** The positions of records that have the query as a name, even if its words are split differently. */
  named: Iterable<number>;
};

const MIN_PARAPHRASE_WORDS = 3;
// Queries with fewer words than this rarely are messages.
const MIN_MESSAGE_WORDS = 6;

/** Finds the tier and the score of each hit of a query. The hits are in the order of the site. */
export function rankHits({query, found, named}: Findings, records: RankedRecord[]): RankedHit[] {
  const pages = new Map<RankedRecord, PageScore>();
  const getPageScore = (page: RankedRecord) => {
    const score = pages.get(page) ?? {
      about: scorePage(page, query, found),
      fit: fitArea(page, query),
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
    const tier =
      query.address?.place === ranked.order
        ? Tier.address
        : ranked.isPlainText
          ? Tier.words
          : findTier(query, ranked, isQuote(query, ranked, overlap));
    if (tier === Tier.words && (!query.isUnderstood || match.coverage < weights.minCoverage)) {
      continue;
    }
    hits.push({
      ranked,
      tier,
      coverage: match.coverage,
      score:
        tier === Tier.message
          ? scoreMessage(query, ranked, overlap)
          : tier >= Tier.rowName
            ? scoreName(query, ranked)
            : scoreWords(query, ranked, match, getPageScore(records[ranked.above[0] ?? ranked.order] ?? ranked)),
    });
  }
  return hits;
}

/** Almost every phrase of two words and some small ones is in some message, so it has to be there as it's typed. */
function isQuote({stems, key}: Query, {messageKey}: RankedRecord, overlap: number): boolean {
  const least = stems.length < MIN_MESSAGE_WORDS ? weights.quotedByFewWords : weights.quoted;
  return overlap >= least && (stems.length >= MIN_PARAPHRASE_WORDS || (messageKey?.includes(key) ?? false));
}

function scoreMessage({key}: Query, {messageKey, isTroubleshooting, prior}: RankedRecord, overlap: number): number {
  const isExact = messageKey?.includes(key) ?? false;
  return (
    overlap ** weights.exactness *
    (isExact ? weights.verbatim : 1) *
    (isTroubleshooting ? weights.troubleshooting : 1) *
    prior
  );
}

function scoreName(query: Query, ranked: RankedRecord): number {
  return (
    getTitleBonus(query, ranked) *
    ranked.prior *
    (isVerbatim(query, ranked) ? weights.verbatim : 1) *
    weights.sharedTitle ** (ranked.record.symbols.length - 1)
  );
}

/** `ChromiumOptions` is the type, `chromiumOptions` is the option, and `image-format` is the flag. */
function isVerbatim({typed}: Query, {record: {symbols}}: RankedRecord): boolean {
  return symbols.some((symbol) => symbol.includes(typed));
}
