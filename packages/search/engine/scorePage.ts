import type {Postings} from './createPostings.ts';
import type {FoundWords} from './findWords.ts';
import type {Query} from './Query.ts';
import type {RankedRecord} from './RankedRecord.ts';

const TITLE = 0.8;
const KEYWORDS = 0.6;
const DESCRIPTION = 0.5;
const HEADING = 0.5;
const COUNT = 3;
// On a page of mean length, this number of occurrences is worth half of the maximum score.
const OFTEN = 45;

/**
 * Calculates how relevant a page is for the words of a query, based on its title and description, on its best heading,
 * and on how often it contains each word relative to its length.
 */
export function scorePage(page: RankedRecord, {words}: Query, found: FoundWords, postings: Postings): number {
  const length = postings.relativeLength(page.order, 'body');
  return words.reduce((sum, {isRequired, worth}, index) => {
    const at = found.words[index];
    if (!isRequired || at === undefined) {
      return sum;
    }
    const count = at.count[page.order] ?? 0;
    const strength =
      TITLE * (at.title[page.order] ?? 0) +
      KEYWORDS * (at.keywords[page.order] ?? 0) +
      DESCRIPTION * (at.content[page.order] ?? 0) +
      HEADING * Math.max(0, ...page.headings.map((place) => at.title[place] ?? 0)) +
      COUNT * (count / (count + OFTEN * length || 1));
    return sum + worth * strength;
  }, 0);
}
