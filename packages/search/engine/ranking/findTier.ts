import type {RecordFeatures} from '../features/RecordFeatures.ts';
import type {Query} from '../query/Query.ts';
import {Tier, type TierValue} from './Tier.ts';

const minKeyLength = 2;
const minSentenceWords = 3;

/** Returns how a record matches a query. `isQuote` is true if the query quotes the message that the record explains. */
export function findTier(query: Query, features: RecordFeatures, isQuote: boolean): TierValue {
  const isPage = features.record.type === 'lvl1';
  return (
    (isDefinition(query, features) ? Tier.definition : null) ??
    findNameTier(query, features, isPage) ??
    preferFirstWord(findTitleTier(query, features, isPage), query, features, isPage) ??
    (isQuote ? Tier.message : null) ??
    (isKeyword(query, features) ? Tier.keyword : null) ??
    (isPrefix(query, features) ? pickTier(isPage, Tier.pagePrefix, Tier.headingPrefix) : null) ??
    Tier.fullText
  );
}

/** Either the glossary defines the term, or an author has chosen the question as a keyword. */
function isDefinition({definitionKey, key}: Query, {isGlossaryTerm, titles, keywordKeys}: RecordFeatures): boolean {
  return (
    definitionKey !== null &&
    ((isGlossaryTerm && titles.some((title) => title.key === key)) || keywordKeys.has(definitionKey))
  );
}

function findNameTier(query: Query, features: RecordFeatures, isPage: boolean): TierValue | null {
  if (features.record.symbols.length === 0) {
    return null;
  }
  const isRow = features.record.type === 'content';
  const keys = query.codeKey === null ? [query.key] : [query.key, query.codeKey];
  const isNamed = keys.some((key) => features.nameKeys.includes(key));
  const isAlias = keys.some((key) => features.aliasKeys.includes(key));
  if (isRow && (isNamed || isAlias)) {
    return Tier.rowName;
  }
  if (query.symbol !== null && features.symbols.has(query.symbol)) {
    return Tier.symbol;
  }
  if (isNamed) {
    return pickTier(isPage, Tier.pageName, Tier.memberName);
  }
  if (isAlias) {
    return pickTier(isPage, Tier.pageAlias, Tier.memberAlias);
  }
  if (!isMember(query, features)) {
    return null;
  }
  if (query.nameKeys.length > 1) {
    return isRow ? Tier.qualifiedRowName : Tier.qualifiedName;
  }
  return isRow ? Tier.rowName : pickTier(isPage, Tier.pageNameWithKind, Tier.memberName);
}

/** `interpolate easing`: one word is the name of the record, the others are names of its ancestors. */
function isMember({nameKeys}: Query, features: RecordFeatures): boolean {
  return (
    nameKeys.some((key) => features.nameKeys.includes(key) || features.aliasKeys.includes(key)) &&
    nameKeys.every((key) => features.contextKeys.has(key))
  );
}

function findTitleTier(query: Query, features: RecordFeatures, isPage: boolean): TierValue | null {
  if (features.headingPathKey === query.key) {
    return Tier.headingPath;
  }
  const keys = query.nameKeys.length === 1 && !isPage ? [query.key, ...query.nameKeys] : [query.key];
  if (!features.isCommonHeading && features.titles.some(({key}) => keys.includes(key))) {
    const heading = query.words.length < minSentenceWords ? Tier.headingTitle : Tier.headingSentence;
    return pickTier(isPage, Tier.pageTitle, heading);
  }
  return isPage && features.titles.some(({stemKeys}) => hasSameStems(stemKeys, query)) ? Tier.pageTitleStems : null;
}

/** Readers who look for an API rarely want a heading that only consists of `Render`. */
function preferFirstWord(
  title: TierValue | null,
  {key}: Query,
  {firstWords}: RecordFeatures,
  isPage: boolean,
): TierValue | null {
  return isPage && firstWords.includes(key) ? (Math.max(title ?? 0, Tier.pageFirstWord) as TierValue) : title;
}

function hasSameStems(titleStemKeys: string[], query: Query): boolean {
  return isSpecific(query) && titleStemKeys.some((key) => query.stemKeys.includes(key));
}

/** Returns whether a query is a keyword of a record, with any spaces and word forms. */
export function isKeyword(query: Query, {keywordKeys, keywordStemKeys}: RecordFeatures): boolean {
  return keywordKeys.has(query.key) || (isSpecific(query) && query.stemKeys.some((key) => keywordStemKeys.has(key)));
}

/** `make a gif` isn't only about `<Gif>`: a single word doesn't represent a whole sentence. */
function isSpecific({stems, isNaturalLanguage}: Query): boolean {
  return stems.length > 1 || !isNaturalLanguage;
}

function isPrefix({key}: Query, {titles, nameKeys, aliasKeys, isCommonHeading}: RecordFeatures): boolean {
  const starts = (name: string) => name.startsWith(key);
  return (
    key.length >= minKeyLength &&
    ((!isCommonHeading && titles.some((title) => starts(title.key))) || nameKeys.some(starts) || aliasKeys.some(starts))
  );
}

function pickTier(isPage: boolean, page: TierValue, heading: TierValue): TierValue {
  return isPage ? page : heading;
}
