import type {FoundWords} from './findWords.ts';
import type {QueryWord} from '../query/Query.ts';
import type {RankedRecord} from '../features/RankedRecord.ts';
import {weights} from '../weights.ts';

/**
 * Reduces how well words match the keywords of a page or heading if the query only contains a part of the keyword:
 * `server` is one of two words in `web server`. That's why a page can have many keywords without being found by each of
 * their words.
 */
export function weighKeywords(words: readonly QueryWord[], found: FoundWords, records: readonly RankedRecord[]): void {
  for (const {order, keywords} of records) {
    if (!found.words.some((word) => (word.keywords[order] ?? 0) > 0)) {
      continue;
    }
    const shares = words.map(() => 0);
    for (const terms of keywords) {
      const matches = words.map(({terms: matching}) => terms.some((term) => matching.has(term)));
      const share = terms.filter((term) => words.some(({terms: matching}) => matching.has(term))).length / terms.length;
      matches.forEach((isMatch, index) => {
        if (isMatch) {
          shares[index] = Math.max(shares[index] ?? 0, share);
        }
      });
    }
    found.words.forEach((word, index) => {
      const strength = word.keywords[order] ?? 0;
      if (strength > 0) {
        word.keywords[order] = strength * (1 - weights.partOfKeyword * (1 - (shares[index] ?? 0)));
      }
    });
  }
}
