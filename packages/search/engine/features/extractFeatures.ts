import {glossarySection, allLevels, type SearchRecord} from '../../contract.ts';
import {stopWords} from '../language/stopWords.ts';
import {createNameKey} from '../text/createNameKey.ts';
import {normalizeSymbol} from '../text/normalizeSymbol.ts';
import {splitIdentifier} from '../text/splitIdentifier.ts';
import {stem} from '../text/stem.ts';
import {tokenize} from '../text/tokenize.ts';
import {createUrlFolderFinder} from './createUrlFolderFinder.ts';
import {getAliases} from './getAliases.ts';
import {getStaticScore} from './getStaticScore.ts';
import type {RecordFeatures} from './RecordFeatures.ts';
import {sections} from './sections.ts';

// A heading that appears on more pages than this, such as "See also", can only be found by full-text search.
const maxSameHeadings = 2;

/** Calculates the ranking features of records. The records of a page have to be consecutive and in reading order. */
export function extractFeatures(records: SearchRecord[]): RecordFeatures[] {
  const counts = countHeadings(records);
  const findUrlFolder = createUrlFolderFinder(records);
  const isCommonHeading = (record: SearchRecord) =>
    record.type !== 'lvl1' &&
    getTitles(record).some((title) => (counts.get(createNameKey(title)) ?? 0) > maxSameHeadings);
  // The record and its ancestors, from the page down.
  let path: {record: SearchRecord; docId: number}[] = [];
  return records.map((record, docId) => {
    const ancestors = path.filter((other) => isAncestor(other.record, record));
    path = [...ancestors, {record, docId}];
    const names = [record.hierarchy.lvl0, ...path.flatMap((part) => part.record.symbols)];
    const titles = getTitles(record).map(toComparable);
    return {
      record,
      docId,
      ancestors: ancestors.map((ancestor) => ancestor.docId),
      titles,
      keywords: record.keywords.map(getContentTerms),
      keywordKeys: createSet(record.keywords.map(createNameKey)),
      keywordStemKeys: createSet(record.keywords.flatMap(createStemKeys)),
      symbols: new Set(record.symbols.map(normalizeSymbol)),
      nameKeys: record.symbols.map(createNameKey),
      firstWords: record.symbols.flatMap(getFirstWords),
      aliasKeys: record.symbols.flatMap(getAliases).map(createNameKey),
      contextKeys: new Set(
        names.flatMap((name) => [name, ...getAliases(name), ...name.split(/\s+/)]).map(createNameKey),
      ),
      headingPathKey: getHeadingPathKey(record),
      isCommonHeading: isCommonHeading(record),
      isUnderCommonHeading: path.some((part) => isCommonHeading(part.record)),
      isTextOnly: record.type === 'content' && record.symbols.length === 0 && record.message === null,
      isGlossaryTerm: record.hierarchy.lvl1 === glossarySection && record.type !== 'lvl1' && record.type !== 'content',
      urlFolder: findUrlFolder(record.url),
      sectionWords: sections[record.hierarchy.lvl0]?.words ?? [],
      messageWords: getWholeTerms(record.message ?? '')
        .flatMap((term) => term.split('/'))
        .filter(Boolean),
      messageKey: record.message === null ? null : createNameKey(record.message),
      isTroubleshooting: (path[0]?.record.message ?? null) !== null,
      staticScore: getStaticScore(record, path[0]?.record.links ?? 0),
    };
  });
}

/** Most records have no keywords, so they share a set. */
const emptySet: Set<string> = new Set();

function createSet(values: string[]): Set<string> {
  return values.length > 0 ? new Set(values) : emptySet;
}

function getFirstWords(symbol: string): string[] {
  return splitIdentifier(symbol).flatMap(({start, text}) => (start === 0 ? text.toLowerCase() : []));
}

function countHeadings(records: SearchRecord[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const record of records) {
    if (record.type !== 'lvl1') {
      getTitles(record)
        .map(createNameKey)
        .forEach((key) => counts.set(key, (counts.get(key) ?? 0) + 1));
    }
  }
  return counts;
}

function getTitles({type, hierarchy, labels}: SearchRecord): string[] {
  const title = type === 'content' ? null : hierarchy[type];
  return title === null ? [] : [title, ...labels];
}

function toComparable(title: string): RecordFeatures['titles'][number] {
  return {key: createNameKey(title), stems: getContentStems(title), stemKeys: createStemKeys(title)};
}

function isAncestor(other: SearchRecord, record: SearchRecord): boolean {
  return (
    other.type !== 'content' &&
    other.url_without_anchor === record.url_without_anchor &&
    (record.type === 'content' || allLevels.indexOf(other.type) < allLevels.indexOf(record.type))
  );
}

function getHeadingPathKey({type, hierarchy}: SearchRecord): string | null {
  return type === 'lvl1' || type === 'content' ? null : createNameKey(`${hierarchy.lvl1} ${hierarchy[type]}`);
}

function getContentStems(title: string): string[] {
  return getContentTerms(title).map(stem);
}

/** Returns the stems of a name, separated by spaces, and the stem of the name as a single word. */
function createStemKeys(name: string): string[] {
  return [getContentStems(name).join(' '), stem(createNameKey(name))];
}

/** Returns the terms without stop words, or all of them if there are only stop words. */
function getContentTerms(title: string): string[] {
  const terms = getWholeTerms(title);
  const content = terms.filter((term) => !stopWords.has(term));
  return content.length > 0 ? content : terms;
}

function getWholeTerms(text: string): string[] {
  return tokenize(text).flatMap(({term, isWhole}) => (isWhole ? term : []));
}
