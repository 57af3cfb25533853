import type {RecordFeatures} from '../features/RecordFeatures.ts';
import type {QueryWord} from '../query/Query.ts';
import {weights} from '../weights.ts';
import type {Candidates} from './retrieveCandidates.ts';

/**
 * Reduces the match quality of words in the keywords of a page or heading if the query only contains a part of a keyword:
 * `server` is one of two words in `web server`. That's why a page can have many keywords without being found by each of
 * their words.
 */
export function penalizePartialKeywords(
  words: readonly QueryWord[],
  candidates: Candidates,
  records: readonly RecordFeatures[],
): void {
  for (const {docId, keywords} of records) {
    if (!candidates.matches.some((word) => (word.keywords[docId] ?? 0) > 0)) {
      continue;
    }
    const shares = words.map(() => 0);
    for (const terms of keywords) {
      const matches = words.map(({matchingTerms: matching}) => terms.some((term) => matching.has(term)));
      const share =
        terms.filter((term) => words.some(({matchingTerms: matching}) => matching.has(term))).length / terms.length;
      matches.forEach((isMatch, index) => {
        if (isMatch) {
          shares[index] = Math.max(shares[index] ?? 0, share);
        }
      });
    }
    candidates.matches.forEach((word, index) => {
      const quality = word.keywords[docId] ?? 0;
      if (quality > 0) {
        word.keywords[docId] = quality * (1 - weights.partialKeywordPenalty * (1 - (shares[index] ?? 0)));
      }
    });
  }
}
