import type {WordMatch} from '../matching/matchWords.ts';
import type {Query} from '../query/Query.ts';
import type {RankedRecord} from '../features/RankedRecord.ts';
import {getTitleBonus} from './getTitleBonus.ts';
import {weights} from '../weights.ts';

/** Values that all records of a page share. */
export type PageScore = {
  /** How relevant the page is for the words. */
  about: number;
  /** How well the page's location on the site fits the query. */
  fit: number;
};

/** Calculates the score of a record that was found by words. */
export function scoreWords(query: Query, ranked: RankedRecord, match: WordMatch, page: PageScore): number {
  return (
    (match.strength + weights.page * page.about) *
    (ranked.isAside ? weights.aside : 1) *
    page.fit *
    getTitleBonus(query, ranked) *
    ranked.prior
  );
}
