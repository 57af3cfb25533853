import type {Query} from '../query/Query.ts';
import type {RankedRecord} from '../features/RankedRecord.ts';
import {Tier, type TierValue} from './Tier.ts';

const MIN_KEY_LENGTH = 2;
const SENTENCE = 3;

/** Returns how a record matches a query. `isQuote` is true if the query is the message that the record explains. */
export function findTier(query: Query, ranked: RankedRecord, isQuote: boolean): TierValue {
  const isPage = ranked.record.type === 'lvl1';
  return (
    (isDefinition(query, ranked) ? Tier.definition : null) ??
    findNameTier(query, ranked, isPage) ??
    preferFirstWord(findTitleTier(query, ranked, isPage), query, ranked, isPage) ??
    (isQuote ? Tier.message : null) ??
    (isKeyword(query, ranked) ? Tier.keyword : null) ??
    (isPrefix(query, ranked) ? pick(isPage, Tier.pagePrefix, Tier.headingPrefix) : null) ??
    Tier.words
  );
}

/** Either the glossary defines the term, or an author has chosen the question as a keyword. */
function isDefinition({definitionKey, key}: Query, {isTerm, titles, keywordKeys}: RankedRecord): boolean {
  return (
    definitionKey !== null && ((isTerm && titles.some((title) => title.key === key)) || keywordKeys.has(definitionKey))
  );
}

function findNameTier(query: Query, ranked: RankedRecord, isPage: boolean): TierValue | null {
  if (ranked.record.symbols.length === 0) {
    return null;
  }
  const isRow = ranked.record.type === 'content';
  const keys = query.codeKey === null ? [query.key] : [query.key, query.codeKey];
  const isNamed = keys.some((key) => ranked.nameKeys.includes(key));
  const isKnownAs = keys.some((key) => ranked.aliasKeys.includes(key));
  if (isRow && (isNamed || isKnownAs)) {
    return Tier.rowName;
  }
  if (query.printed !== null && ranked.printedNames.has(query.printed)) {
    return Tier.printedName;
  }
  if (isNamed) {
    return pick(isPage, Tier.pageName, Tier.memberName);
  }
  if (isKnownAs) {
    return pick(isPage, Tier.pageAlias, Tier.memberAlias);
  }
  if (!isMember(query, ranked)) {
    return null;
  }
  if (query.nameKeys.length > 1) {
    return isRow ? Tier.qualifiedRow : Tier.qualifiedName;
  }
  return isRow ? Tier.rowName : pick(isPage, Tier.pageKind, Tier.memberName);
}

/** `interpolate easing`: one word is the name of the record, the others are names of its parents. */
function isMember({nameKeys}: Query, ranked: RankedRecord): boolean {
  return (
    nameKeys.some((key) => ranked.nameKeys.includes(key) || ranked.aliasKeys.includes(key)) &&
    nameKeys.every((key) => ranked.contextKeys.has(key))
  );
}

function findTitleTier(query: Query, ranked: RankedRecord, isPage: boolean): TierValue | null {
  if (ranked.pathKey === query.key) {
    return Tier.headingPath;
  }
  const keys = query.nameKeys.length === 1 && !isPage ? [query.key, ...query.nameKeys] : [query.key];
  if (!ranked.isCommonTitle && ranked.titles.some(({key}) => keys.includes(key))) {
    const heading = query.words.length < SENTENCE ? Tier.headingTitle : Tier.headingSentence;
    return pick(isPage, Tier.pageTitle, heading);
  }
  return isPage && ranked.titles.some(({stems}) => isSubject(stems, query)) ? Tier.pageSubject : null;
}

/** Readers who look for an API rarely want a heading that only consists of `Render`. */
function preferFirstWord(
  title: TierValue | null,
  {key}: Query,
  {firstWords}: RankedRecord,
  isPage: boolean,
): TierValue | null {
  return isPage && firstWords.includes(key) ? (Math.max(title ?? 0, Tier.pageFirstWord) as TierValue) : title;
}

function isSubject(title: string[], query: Query): boolean {
  return (
    hasSubject(query) &&
    title.length === query.stems.length &&
    title.every((stem, index) => stem === query.stems[index])
  );
}

function isKeyword(query: Query, {keywordKeys, keywordSubjects}: RankedRecord): boolean {
  return keywordKeys.has(query.key) || (hasSubject(query) && keywordSubjects.has(query.subject));
}

/** `make a gif` isn't only about `<Gif>`: a single word doesn't represent a whole sentence. */
function hasSubject({stems, isSentence}: Query): boolean {
  return stems.length > 1 || !isSentence;
}

function isPrefix({key}: Query, {titles, nameKeys, aliasKeys, isCommonTitle}: RankedRecord): boolean {
  const starts = (name: string) => name.startsWith(key);
  return (
    key.length >= MIN_KEY_LENGTH &&
    ((!isCommonTitle && titles.some((title) => starts(title.key))) || nameKeys.some(starts) || aliasKeys.some(starts))
  );
}

function pick(isPage: boolean, page: TierValue, heading: TierValue): TierValue {
  return isPage ? page : heading;
}
