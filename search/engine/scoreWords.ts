import type {WordMatch} from './matchWords.ts';
import type {Query} from './Query.ts';
import type {RankedRecord} from './RankedRecord.ts';
import {titleBonus} from './titleBonus.ts';

// What the whole page is about, beside what the record itself says.
const PAGE_SHARE = 0.4;
const ALL_IN_TITLE_BONUS = 1.2;
// Who asks in a sentence wants to do something, who asks in names wants to look something up.
const GUIDE_BONUS = 1.15;
// Nobody who does not paste a message wants only that.
const MESSAGE_LOSS = 0.7;
// What can go wrong, or what else there is to see, is seldom what was asked for.
const ASIDE_LOSS = 0.85;

/** What counts for all records of a page. */
export type PageScore = {
  /** How much the page is about the words. */
  about: number;
  /** How well its place on the site fits the query. */
  fit: number;
};

/** Says how well a record that is found by words answers a query. */
export function scoreWords(query: Query, ranked: RankedRecord, match: WordMatch, page: PageScore): number {
  return (
    (match.strength + PAGE_SHARE * page.about) *
    match.coverage *
    (match.isInTitle && !ranked.isCommonTitle ? ALL_IN_TITLE_BONUS : 1) *
    (query.isSentence && ranked.isGuide ? GUIDE_BONUS : 1) *
    (ranked.isMessageOnly ? MESSAGE_LOSS : 1) *
    (ranked.isAside ? ASIDE_LOSS : 1) *
    page.fit *
    titleBonus(query, ranked) *
    ranked.prior
  );
}
