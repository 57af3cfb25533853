import type {WordMatch} from './matchWords.ts';
import type {Query} from './Query.ts';
import {quoteOverlap} from './quoteOverlap.ts';
import type {RankedRecord} from './RankedRecord.ts';
import {Tier, type TierValue} from './Tier.ts';

const QUOTED = 0.7;
const SHORTEST_KEY = 2;

/** Says how a record answers a query. */
export function findTier(query: Query, ranked: RankedRecord, match: WordMatch): TierValue {
  const isPage = ranked.record.type === 'lvl1';
  return (
    findNameTier(query, ranked, isPage) ??
    findTitleTier(query, ranked, isPage) ??
    (isPrefix(query, ranked) ? pick(isPage, Tier.pagePrefix, Tier.headingPrefix) : null) ??
    findWordTier(match, ranked, isPage)
  );
}

function findNameTier(query: Query, ranked: RankedRecord, isPage: boolean): TierValue | null {
  if (query.printed !== null && ranked.printedNames.has(query.printed)) {
    return Tier.printedName;
  }
  if (ranked.nameKeys.includes(query.key)) {
    return pick(isPage, Tier.pageName, Tier.memberName);
  }
  if (ranked.aliasKeys.includes(query.key)) {
    return pick(isPage, Tier.pageAlias, Tier.memberAlias);
  }
  if (!isMemberOf(query, ranked)) {
    return null;
  }
  return query.nameKeys.length > 1 ? Tier.qualifiedName : pick(isPage, Tier.pageAlias, Tier.memberName);
}

/** `interpolate easing`: one word names the record, the others what it stands below. */
function isMemberOf({nameKeys}: Query, ranked: RankedRecord): boolean {
  return (
    nameKeys.some((key) => ranked.nameKeys.includes(key) || ranked.aliasKeys.includes(key)) &&
    nameKeys.every((key) => ranked.contextKeys.has(key))
  );
}

function findTitleTier(query: Query, ranked: RankedRecord, isPage: boolean): TierValue | null {
  if (!ranked.isCommonTitle && ranked.titles.some(({key}) => key === query.key)) {
    return pick(isPage, Tier.pageTitle, Tier.headingTitle);
  }
  if (!ranked.isCommonTitle && ranked.titles.some(({stems}) => isSame(stems, query.stems))) {
    return pick(isPage, Tier.pageSubject, Tier.headingSubject);
  }
  return isQuote(query, ranked) ? Tier.message : null;
}

function isSame(stems: string[], others: string[]): boolean {
  return stems.length === others.length && stems.every((stem, index) => stem === others[index]);
}

function isQuote({words}: Query, {messageWords}: RankedRecord): boolean {
  return (
    messageWords.length > 0 &&
    quoteOverlap(
      words.map(({text}) => text),
      messageWords,
    ) >= QUOTED
  );
}

function isPrefix({key}: Query, {titles, nameKeys, aliasKeys, isCommonTitle}: RankedRecord): boolean {
  const starts = (name: string) => name.startsWith(key);
  return (
    key.length >= SHORTEST_KEY &&
    ((!isCommonTitle && titles.some((title) => starts(title.key))) || nameKeys.some(starts) || aliasKeys.some(starts))
  );
}

function findWordTier(match: WordMatch, ranked: RankedRecord, isPage: boolean): TierValue {
  if (!match.hasAllRequired) {
    return Tier.someWords;
  }
  return match.isInTitle && !ranked.isCommonTitle ? pick(isPage, Tier.pageWords, Tier.headingWords) : Tier.allWords;
}

function pick(isPage: boolean, page: TierValue, heading: TierValue): TierValue {
  return isPage ? page : heading;
}
