import type {WordMatch} from './matchWords.ts';
import type {Query} from './Query.ts';
import type {RankedRecord} from './RankedRecord.ts';
import {getTitleBonus} from './getTitleBonus.ts';

// The subject of the whole page, in addition to the content of the record itself.
const PAGE_SHARE = 0.4;
const ALL_IN_TITLE_BONUS = 1.2;
// Readers who write sentences want to do something; readers who write names want to look something up.
const GUIDE_BONUS = 1.15;
// Readers who don't paste a message rarely look for one.
const MESSAGE_LOSS = 0.7;
// Lists of errors and related pages are rarely what readers are looking for.
const ASIDE_LOSS = 0.85;

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
    (match.strength + PAGE_SHARE * page.about) *
    match.coverage *
    (match.isInTitle && !ranked.isCommonTitle ? ALL_IN_TITLE_BONUS : 1) *
    (query.isSentence && ranked.isGuide ? GUIDE_BONUS : 1) *
    (ranked.isMessageOnly ? MESSAGE_LOSS : 1) *
    (ranked.isAside ? ASIDE_LOSS : 1) *
    page.fit *
    getTitleBonus(query, ranked) *
    ranked.prior
  );
}
