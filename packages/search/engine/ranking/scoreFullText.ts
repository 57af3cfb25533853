import type {RecordFeatures} from '../features/RecordFeatures.ts';
import type {TextMatch} from '../matching/matchRecord.ts';
import type {Query} from '../query/Query.ts';
import {weights} from '../weights.ts';
import {getTitleBoost} from './getTitleBoost.ts';

/** Ranking signals that all records of a page share. */
export type PageSignals = {
  /** How relevant the page is for the words. */
  relevance: number;
  /** The boost for the page's location on the site. */
  locationBoost: number;
};

/** Calculates the score of a record that was found by full-text search. */
export function scoreFullText(query: Query, features: RecordFeatures, match: TextMatch, page: PageSignals): number {
  return (
    (match.strength + weights.pageRelevance * page.relevance) *
    (features.isUnderCommonHeading ? weights.commonHeading : 1) *
    page.locationBoost *
    getTitleBoost(query, features) *
    features.staticScore
  );
}
