import type {RecordFeatures} from '../features/RecordFeatures.ts';
import type {Candidates} from '../matching/retrieveCandidates.ts';
import type {Query} from '../query/Query.ts';
import {weights} from '../weights.ts';

/** Calculates how relevant a page is for the words of a query, based on its title, keywords and description. */
export function getPageRelevance({docId}: RecordFeatures, {words}: Query, candidates: Candidates): number {
  return words.reduce((sum, {isRequired, weight}, index) => {
    const matches = candidates.matches[index];
    return isRequired && matches !== undefined
      ? sum +
          weight *
            (weights.pageTitle * (matches.title[docId] ?? 0) +
              weights.pageKeywords * (matches.keywords[docId] ?? 0) +
              weights.pageDescription * (matches.content[docId] ?? 0))
      : sum;
  }, 0);
}
