import type {FoundWords} from '../matching/findWords.ts';
import type {Query} from '../query/Query.ts';
import type {RankedRecord} from '../features/RankedRecord.ts';
import {weights} from '../weights.ts';

/** Calculates how relevant a page is for the words of a query, based on its title, keywords and description. */
export function scorePage({order}: RankedRecord, {words}: Query, found: FoundWords): number {
  return words.reduce((sum, {isRequired, worth}, index) => {
    const at = found.words[index];
    return isRequired && at !== undefined
      ? sum +
          worth *
            (weights.pageTitle * (at.title[order] ?? 0) +
              weights.pageKeywords * (at.keywords[order] ?? 0) +
              weights.pageDescription * (at.content[order] ?? 0))
      : sum;
  }, 0);
}
