import type {RecordFeatures} from '../features/RecordFeatures.ts';
import {getMessageOverlap} from '../matching/getMessageOverlap.ts';
import {matchRecord} from '../matching/matchRecord.ts';
import type {Candidates} from '../matching/retrieveCandidates.ts';
import type {Query} from '../query/Query.ts';
import {weights} from '../weights.ts';
import {findTier} from './findTier.ts';
import {getLocationBoost} from './getLocationBoost.ts';
import {getPageRelevance} from './getPageRelevance.ts';
import {getTitleBoost} from './getTitleBoost.ts';
import {scoreFullText, type PageSignals} from './scoreFullText.ts';
import {Tier} from './Tier.ts';

/** A record that matches a query. Hits are ranked by tier, then by score. */
export type ScoredHit = {
  features: RecordFeatures;
  tier: number;
  score: number;
  /** The share of the query's known words that the record or its ancestors contain, weighted by their IDF. */
  coverage: number;
};

/** The records that were retrieved for a query. */
type Retrieval = {
  query: Query;
  candidates: Candidates;
  /** The IDs of records with the query as a name, keyword or URL, even if the index splits it differently. */
  namedIds: Iterable<number>;
};

const minParaphraseWords = 3;
// Queries with fewer words than this rarely are messages.
const minMessageWords = 6;

/** Calculates the tier and the score of each hit of a query. Returns the hits in the order of the records. */
export function scoreHits({query, candidates, namedIds}: Retrieval, records: RecordFeatures[]): ScoredHit[] {
  const signalsByPage = new Map<RecordFeatures, PageSignals>();
  const getPageSignals = (page: RecordFeatures) => {
    const signals = signalsByPage.get(page) ?? {
      relevance: getPageRelevance(page, query, candidates),
      locationBoost: getLocationBoost(page, query),
    };
    signalsByPage.set(page, signals);
    return signals;
  };
  const hits: ScoredHit[] = [];
  const isCandidate = candidates.isCandidate.slice();
  for (const docId of namedIds) {
    isCandidate[docId] = 1;
  }
  for (const features of records) {
    if (isCandidate[features.docId] !== 1) {
      continue;
    }
    const match = matchRecord(query, candidates, features);
    const overlap = features.isTextOnly ? 0 : getMessageOverlap(query.words, features.messageWords);
    const tier =
      query.urlMatch?.docId === features.docId
        ? Tier.url
        : features.isTextOnly
          ? Tier.fullText
          : findTier(query, features, isQuote(query, features, overlap));
    if (tier === Tier.fullText && (!query.isInVocabulary || match.coverage < weights.minCoverage)) {
      continue;
    }
    hits.push({
      features,
      tier,
      coverage: match.coverage,
      score:
        tier === Tier.message
          ? scoreMessage(query, features, overlap)
          : tier >= Tier.rowName
            ? scoreName(query, features)
            : scoreFullText(
                query,
                features,
                match,
                getPageSignals(records[features.ancestors[0] ?? features.docId] ?? features),
              ),
    });
  }
  return hits;
}

/** Almost every phrase of two words and some stop words is in some message, so it has to be there as it's typed. */
function isQuote({stems, key}: Query, {messageKey}: RecordFeatures, overlap: number): boolean {
  const minOverlap = stems.length < minMessageWords ? weights.minShortMessageOverlap : weights.minMessageOverlap;
  return overlap >= minOverlap && (stems.length >= minParaphraseWords || (messageKey?.includes(key) ?? false));
}

function scoreMessage(
  {key}: Query,
  {messageKey, isTroubleshooting, staticScore}: RecordFeatures,
  overlap: number,
): number {
  const isExact = messageKey?.includes(key) ?? false;
  return (
    overlap ** weights.overlapExponent *
    (isExact ? weights.verbatim : 1) *
    (isTroubleshooting ? weights.troubleshooting : 1) *
    staticScore
  );
}

function scoreName(query: Query, features: RecordFeatures): number {
  return (
    getTitleBoost(query, features) *
    features.staticScore *
    (isVerbatim(query, features) ? weights.verbatim : 1) *
    weights.sharedTitle ** (features.record.symbols.length - 1)
  );
}

/** `ChromiumOptions` is the type, `chromiumOptions` is the option, and `image-format` is the flag. */
function isVerbatim({text}: Query, {record: {symbols}}: RecordFeatures): boolean {
  return symbols.some((symbol) => symbol.includes(text));
}
